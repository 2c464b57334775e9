### Friends: on the page of oneself, at a link, on the first page and in the waiting room.

# $name is somebody's name, $when how long ago: "two days ago".
friends-title = Friends
friends-none = Nobody yet. Friends keep seats for one another with one press, and have a leader board of their own.
friends-seen = seen { $when }
friends-record = { $games ->
    [one] { $before } : { $behind } in { $games } game together
   *[other] { $before } : { $behind } in { $games } games together
}
friends-more = More about { $name }
friends-part = End the friendship
friends-parted = You and { $name } are friends no longer.
friends-block = Block
friends-block_name = Block { $name }

## Somebody asks

friends-asks = { $name } would like to be friends with you.
friends-yes = Be friends
friends-yes_to = Be friends with { $name }
friends-no = No, thanks
friends-no_to = Not be friends with { $name }
friends-more_ask = { $people ->
    [one] { $people } more person asks.
   *[other] { $people } more people ask.
}
friends-no_to_strangers = No to all whom I have not met at a table
friends-now = You and { $name } are friends now.

## The own link

friends-link = Your link
friends-link_about = Whoever opens it can become your friend, for 30 days. Send it only to people whom you mean.
friends-make_link = Make a link for friends
friends-copy = Copy
friends-copied = Copied
friends-new_link = Another link
friends-no_link = Give it up

## Asking by name

friends-by_name = Name of somebody here
friends-ask = Ask
friends-ask_about = They are asked if only one person here has that name, or only one with whom you have sat at a table. Nobody learns whether there is one.
friends-asked_now = If there is exactly one { $name }, they are asked now.
friends-asked = asked { $when }
friends-take_back = Take back
friends-take_back_name = Ask { $name } no longer

## Blocked people

friends-blocked = { $people ->
    [0] Blocked people: none
   *[other] Blocked people: { $people }
}
friends-blocked_about = They cannot sit down at your tables or invite you, and you do not see what they write. They are not told.
friends-unblock = Unblock
friends-unblock_name = Unblock { $name }
friends-blocked_now = { $name } is blocked.

## The page of a link. $by is who made it.

friends-link_asks = { $by } would like to be friends with you
friends-link_lead = Friends keep seats for one another and see how they stand. Either of you can end it at any time.
friends-be = Be friends
friends-mine = This is your own link
friends-mine_about = Send it to somebody: whoever opens it can become your friend.
friends-already = You and { $by } are friends
friends-gone = This link leads nowhere
friends-looking = Looking it up …
friends-to_friends = My friends

## The first page

friends-for_you = You are asked
friends-seat = { $by } keeps a seat for you
friends-sit = Sit down
friends-sit_by = Sit down at the table of { $by }
friends-refuse = Not now
friends-refuse_by = Not sit down at the table of { $by }

## The waiting room

friends-invite = Ask a friend
friends-invite_name = Ask { $name } to the table
friends-invited = asked
friends-all = All { $friends } friends
friends-invite_about = It stands on their first page until the seat is taken.

## Another's profile

friends-add = Ask to be friends
friends-added = Asked to be friends
friends-are = Friends
