# The words under which people look for an entry of KEY.en.ftl, beside its name.

term-aim = aim, goal, overview
