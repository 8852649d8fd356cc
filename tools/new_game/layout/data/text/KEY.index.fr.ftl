# Les mots sous lesquels on cherche une entrée de KEY.fr.ftl, en plus de son nom.

term-aim = but, objectif, résumé
