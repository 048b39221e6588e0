"""The browser's side: templates of the pages, styles, scripts."""
