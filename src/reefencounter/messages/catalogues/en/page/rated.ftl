### The choice whether a new table is rated.

rated-legend = Rating
rated-no = Friendly
rated-no_about = It stands in your profile and changes no rating.
rated-yes = Rated
rated-yes_about = It counts for the ratings of all who play. No hints; whoever resigns or runs out of time has lost.
