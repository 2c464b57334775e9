### The privacy page: what is kept, and for how long.

privacy-about = What this server keeps of you, and for how long. Nothing is sent to anybody else, and no page here counts or follows you.
privacy-visit = A visit
privacy-cookie = One cookie with a random number, by which you are the same person at your next visit. Browsers keep it for 400 days after the last. The server keeps a hash of it only.
privacy-language = Another cookie keeps the language that you chose. How the table looks is kept in your browser alone.
privacy-guest = Of a guest nothing is written down before they keep something: a game, a name, a solved task. When a guest signs in as somebody, what was theirs is noted for a week, so that it can be undone.
privacy-address = Your address on the network is counted against misuse, in memory only, and forgotten after a day. The server's log tells of faults, not of visits.
privacy-rated = While a rated game goes on, a hash of the address and the browser of each who plays it, to see whether two play from one place. It goes when the game is counted.
privacy-you = You
privacy-name = Your name, your language, when you came first, and for each device what the browser calls itself and when it was last here, to the hour.
privacy-ways = The public half of each passkey, and a hash of your recovery words. There is no password.
privacy-mail = If you name one, your e-mail address and your time zone, until you remove it: for links by which you sign in, and for telling that it is your turn. Nobody else sees it. Of a link a hash is kept for a day.
privacy-friends = Your friends, whom you have asked or blocked, and the seats that friends keep for you. Only you see whom you have blocked.
privacy-until = Until you delete your account: in Me, under My data. It is gone seven days later. A guest who kept nothing and stays away for 30 days is forgotten, and so is one without a way back after 400 days.
privacy-games = Games
privacy-steps = Every step of your games, who played and how they ended, ratings, your decks, and which tasks and puzzles you solved. Games that you played alone you can delete in My games at any time.
privacy-others = Games with others are kept for all who played. When you leave, your name goes from them.
privacy-expire = A host may have games deleted that nobody has played on for long; the list of your games says so.
privacy-chat = Talk
privacy-lines = The last 100 lines that were said at a table, read by those who play there. Lines that somebody reports are kept for the host.
privacy-rights = Your files
privacy-export = All your games and all that is kept of you can be had as files at any time, in Me.
privacy-host = Who runs this server
privacy-contact = You reach them here: { $contact }
privacy-me = To Me
