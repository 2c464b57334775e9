#!/usr/bin/perl
# A bot for Reef Encounter in another language, with nothing but Perl itself.
#
#     reef arena random "exec:perl examples/bot.pl" --games 20
#
# It is asked one question a line: {"jsonrpc": "2.0", "id": 7, "method": "choose", "params": {"view": …, "legal":
# ["cube W", "take Y", …], "time_ms": …}} and answers with the text of one of the legal actions. This one has a simple
# taste: it eats when it can, lays when it can, and never looks at the view.
use strict;
use warnings;

$| = 1;                               # every answer is sent at once
srand($ENV{REEF_SEED} // 0);          # the arena gives a seed, so that games can be played again

my @taste = qw(eat lay cube shrimp feed larvae take);

while (my $line = <STDIN>) {
    my ($id)    = $line =~ /"id": (\d+)/;
    my ($list)  = $line =~ /"legal": \[(.*?)\]/;
    my @legal   = $list =~ /"([^"]+)"/g;
    my $choice  = $legal[0];
    for my $kind (@taste) {
        my @liked = grep { /^$kind / } @legal;
        next unless @liked;
        next if $kind eq "eat" && rand() < 0.7;    # a coral that is left grows
        $choice = $liked[int(rand(@liked))];
        last;
    }
    print qq({"jsonrpc": "2.0", "id": $id, "result": "$choice"}\n);
}
