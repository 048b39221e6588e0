"""Players that need only the kernel's contract: they get views and nothing else."""
