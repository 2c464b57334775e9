### The terms of the game in all languages: what stands around them. The terms are those of terms.ftl.

terms-about = Les termes du jeu côte à côte, tels que les donnent les règles publiées dans chaque pays. Pour les tables où l’on lit des éditions différentes.
terms-search = Chercher un terme
terms-none = Aucun terme ne contient ces lettres.
