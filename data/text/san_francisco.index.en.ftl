# The words under which people look for an entry of san_francisco.en.ftl, beside its name.

term-aim = aim, goal, overview
