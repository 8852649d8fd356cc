"""A month of fifty tables on a virtual clock: no table dies in silence.

`python -m tests.month 1` runs it and prints its figures; the number is the seed.

timeline    the clock, which jumps from event to event, and the one alarm of the host
machine     the host and its outbox over a real file: started, stopped, killed in the middle (life)
messenger   what stands for Discord: shows, refuses, forgets
seen        what everybody may know of tables and votes after each transaction
people      who plays: zones, hours, temper
acting      what they do; accidents: what happens to them
minutes     when somebody is off, minute by minute on their wall clock
rules       what the book reckons with: settings, banks, majorities
book        what should be: clocks (ledger), votes (polls), what people must hear of (notices)
month       all of it together
season      ninety days with people who want to hold a table: the others decide in time
scale       what the process holds at each midnight of a week
alike       the same month by two processes over PostgreSQL, compared
"""
