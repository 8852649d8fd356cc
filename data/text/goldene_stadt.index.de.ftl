# Die Wörter, unter denen man einen Eintrag von goldene_stadt.de.ftl sucht, neben seinem Namen.

term-aim = Ziel, Spielziel, Überblick
