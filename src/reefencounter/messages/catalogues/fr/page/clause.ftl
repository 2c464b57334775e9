### A clause of the rules, in a drawer beside the table.

clause-looking = Un instant, on cherche…
clause-close = Fermer
clause-asked_here = C’est ici que vous avez demandé : { $cell }, sur le plateau { $board }.
clause-about_here = Il s’agit de { $cell }, sur le plateau { $board }.
clause-about_card = Il s’agit de cette carte.
clause-back = Retour
clause-in_rulebook = Dans les règles
