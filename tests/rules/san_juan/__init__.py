"""San Juan's rulebook as tests: one file per chapter, cases and rulings by number."""
