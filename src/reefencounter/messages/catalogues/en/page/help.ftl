### The help dialog.

help-close = Close
help-show = What to show
help-moment = This moment

## This moment: what each of the ten actions would do, or why it cannot be done

help-can = What you can do
help-cannot = What you cannot do now

## Keys

help-at_table = At the table
help-in_replay = In a replay
help-at_puzzle = At a puzzle
help-in_analysis = In an analysis
help-keyboard = Everything can also be reached with Tab and Enter. Pieces have names for screen readers.

## About the game

help-game = Reef Encounter is a board game by Richard Breese, published by R&D Games, What’s Your Game? and Z-Man Games.
help-unofficial = This is an unofficial, non-commercial version, made by people who like the game. Nothing in it is endorsed by its designer or publishers, and it claims nothing of theirs. No text or artwork of the published game is used. Please buy the real one if you can find it.
help-fonts = The letters are Open Sans and Crimson Pro, and the signs are Noto Sans Math: free fonts, <a>under the SIL Open Font License</a>.
help-privacy = This page talks to no other server than its own. It keeps a cookie that tells which tables are yours, and one with the language that you chose.
