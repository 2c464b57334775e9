### All games of one's own.

tables-about = Every game that was started in this browser is kept. Resume it, watch it again, or play on from any moment of it.
tables-enter = Enter a real game
tables-none = Nothing here yet
tables-none_about = Start a game, or open a record by dropping its file anywhere on this page.
tables-play = Play now
tables-find = Find a game
tables-find_example = A title, a name, “your turn”, “Second Kind” …
tables-found = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tables-going = In progress
tables-finished = Finished
tables-records = Records
tables-older = Older games
# $game is its title.
tables-deleted = “{ $game }” is deleted.
tables-undo = Undo

## One of them. $game is its title; what is spoken names it.

tables-title_of = Title of { $game }
tables-save = Save
tables-kept_until = Kept until { $day } unless somebody plays on.
tables-resume = Resume
tables-resume_game = Resume { $game }
tables-replay = Replay
tables-replay_game = Replay { $game }
tables-analysis = Analysis
tables-analysis_of = Analysis of { $game }
tables-result = Result
tables-result_of = Result of { $game }
tables-download = Download
tables-download_game = Download { $game }
tables-share = Share
tables-share_game = Share { $game }
tables-rename = Rename
tables-rename_game = Rename { $game }
tables-delete = Delete
tables-delete_game = Delete { $game }
