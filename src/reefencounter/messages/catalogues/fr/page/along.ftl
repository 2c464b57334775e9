### One's games in another browser, by eight words.

along-title = Sur un autre appareil
along-take = Emporter ces parties
along-eight_words = Huit mots vous servent de clé. Gardez-les bien : quiconque les a peut jouer à vos tables, et ils vous rendent vos parties si ce navigateur vous oublie. Ils ne s’affichent que cette fois ; de nouveaux mots remplacent les anciens.
along-your_words = Vos mots
along-hide = Masquer les mots
along-make = Créer mes mots
along-bring = Retrouver vos parties ici
along-type = Vos huit mots. Les parties de ce navigateur s’y ajoutent.
along-bring_them = Les retrouver
along-done = { $tables ->
    [0] C’est fait : il n’y avait aucune partie à retrouver.
    [one] C’est fait : la partie est ici.
   *[other] C’est fait : { $tables } parties sont ici.
}
