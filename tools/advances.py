"""Writes src/ratusha/draw/advances.py: how wide letters are. Run it when a font changes."""

from pathlib import Path

from ratusha.draw.fonts import FACES, LETTERS, advances

HEAD = '''"""How wide each letter is, in thousandths of the size: made by tools/advances.py."""

from typing import Final

LETTERS: Final = (
'''


def main() -> None:
    lines = [HEAD]
    lines += [f"    {ascii_free(LETTERS[at : at + 60])}\n" for at in range(0, len(LETTERS), 60)]
    lines.append(")\n\nWIDTHS: Final = {\n")
    for face in FACES:
        widths = advances(face)
        lines.append(f'    "{face}": (\n')
        for at in range(0, len(LETTERS), 20):
            lines.append(f'        "{" ".join(str(widths[c]) for c in LETTERS[at : at + 20])} "\n')
        lines.append("    ),\n")
    lines.append("}\n")
    Path("src/ratusha/draw/advances.py").write_text("".join(lines), encoding="utf-8")


def ascii_free(text: str) -> str:
    """A Python string with its no-break space written out."""
    quoted = (
        text.replace("\\", "\\\\")
        .replace('"', '\\"')
        .replace("\u00a0", "\\u00a0")
        .replace("\u202f", "\\u202f")
    )
    return f'"{quoted}"'


if __name__ == "__main__":
    main()
