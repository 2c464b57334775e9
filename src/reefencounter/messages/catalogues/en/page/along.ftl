### One's games in another browser, by eight words.

along-title = On another device
along-take = Take these games along
along-eight_words = Eight words stand for you. Keep them like a key: whoever has them can play at your tables, and they bring your games back if this browser forgets you. They are shown this once; new words replace those from before.
along-your_words = Your words
along-hide = Hide the words
along-make = Make my words
along-bring = Bring your games here
along-type = Your eight words. Games of this browser come along.
along-bring_them = Bring them
along-done = { $tables ->
    [one] Done: the game is here.
   *[other] Done: { $tables } games are here.
}
