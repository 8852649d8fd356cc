"""Run by Alembic: it migrates on the connection and in the transaction that `upgrade` opened."""

from alembic import context

from bot.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
