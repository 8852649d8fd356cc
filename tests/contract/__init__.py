"""The laws of docs/contract.md, written once for every game."""
