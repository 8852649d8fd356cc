"""A month of fifty tables on a virtual clock: no table dies in silence.

`python -m tests.month 1` runs it and prints its figures; the number is the seed.

timeline    the clock, which jumps from event to event, and the one alarm of the host
machine     the host and its outbox over a real file: started, stopped, killed in the middle (life)
messenger   a stand-in for Discord: shows, refuses, forgets
seen        the public facts of tables and votes after each transaction
people      the players: zones, hours, temper
acting      their acts; accidents: their misfortunes
minutes     time off, minute by minute on a person's wall clock
rules       the rules of the book: settings, banks, majorities
book        the expected state: clocks (ledger), votes (polls), messages (notices)
month       all of it together
season      90 days with people who want to hold a table: the others decide in time
scale       the process's memory at each midnight of a week
alike       the same month by two processes over PostgreSQL, compared
"""
