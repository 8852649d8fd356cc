# Die Wörter, unter denen man einen Eintrag von san_francisco.de.ftl sucht, neben seinem Namen.

term-aim = Ziel, Spielziel, Überblick
