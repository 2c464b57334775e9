### Tips at somebody's first tables, one sentence each.

tips-name = Tip
tips-close = Got it
tips-off = No more tips

tips-prompt = Here you read what is asked of you, and what a choice would do.
tips-actions = What you can do now stands out; press anything else and it tells you why not.
tips-cells = Marked cells are where a polyp may lie; press one to read what it would do there.
tips-cells_once = Marked cells are where a polyp may lie; press one and it lies there.
tips-undo = Here you take back what you did in this turn, step by step.
tips-collect = Collecting ends your turn; press a space to read what it gives you.
tips-hint = If you are stuck, the lamp shows you a good move.
tips-signs = Rest the pointer on any sign, or hold it, to read what it means; more help is here.
