"""Everything that is not code: components, texts, themes. Read through `importlib.resources`."""
