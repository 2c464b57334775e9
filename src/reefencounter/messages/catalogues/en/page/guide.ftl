### The guide at the table of a first game.

guide-name = Guide
guide-go_on = Go on
guide-stop = No guide
guide-show = Show me

## After the game

guide-closing = Your first game
guide-along = To take along:
guide-lesson = Lesson: { $title }
guide-puzzle = Puzzle of the day
