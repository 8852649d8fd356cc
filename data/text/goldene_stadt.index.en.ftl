# The words under which people look for an entry of goldene_stadt.en.ftl, beside its name.

term-aim = aim, goal, overview
