"""What only this game can judge of what comes from outside: read by tests/conformance/test_bad_input.py."""
