/** English words that say nothing of what a conversation is about; how often they come also tells whether it is in English. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above actually after again against all almost alone along already also although always am among an and another any anyone anything are aren't
around as ask at away back basically be became because been before being below between both but by bye came can can't cannot come could couldn't day days did didn't
different do does doesn't doing don't done down during each either else end enough even ever every everyone everything exactly far few first for from fine further
get gets getting give given go goes going gone gonna good got great guess had hadn't happen happened happens hard has hasn't have haven't having he he'd he'll he's hello her
here here's hers herself hey hi him himself his how however i i'd i'll i'm i've if important in instead into is isn't it it'd it'll it's its itself just keep kind knew know known
last later least less let let's like little long look looking lot lots made make makes many may maybe me mean might mine mm mmm more morning most much must my myself need
needs never next nice no nobody none nor not nothing now of off oh ok okay on once one ones only onto or other others our ours ourselves out over own part perhaps please possible
probably put quite rather really right said same saw say saying says second see seem seems seen she she'd she'll she's should shouldn't since so some someone
something sometimes somewhere sort still such sure take taken takes taking talk tell than thank thanks that that'd that'll that's the their theirs them themselves then there
there's these they they'd they'll they're they've thing things think this those though thought through time times to today together told too took toward tried try two uh um
under until up upon us use used using very want wanted wants was wasn't way ways we we'd we'll we're we've week weeks well went were weren't what what's when where whether
which while who who's whole why will with within without won't work works would wouldn't yeah year years yes yesterday yet you you'd you'll you're you've your yours yourself`.split(
    /\s+/,
  ),
);
