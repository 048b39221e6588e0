"""What people are told while they are not looking: by webhook, by e-mail."""
