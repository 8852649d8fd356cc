# Die Wörter, unter denen man einen Eintrag von KEY.de.ftl sucht, neben seinem Namen.

term-aim = Ziel, Spielziel, Überblick
