import type { Rubric } from './rubric.ts';

const spin = 'Rackham, SPIN Selling (1988)';
const gong =
  'Gong Labs, talk-to-listen ratio of sales calls (2017): 43 to 57 in those that were won';

/** Selling from the opening to the next step. */
export const salesRubric: Rubric = {
  group: 'Sales',
  version: '1',
  name: 'Selling from the opening to the next step',
  scale: { strongFrom: 65, weakBelow: 45 },
  dimensions: [
    {
      key: 'opening',
      name: 'Opening',
      about: 'Why you are talking, for how long, and with what in view.',
      source: `${spin}, the preliminaries`,
      cues: [
        {
          says: 'Says what the conversation is for.',
          by: 'lead',
          weight: 0.7,
          phrases: [
            '(?:the )?(?:purpose|aim|goal|reason) (?:of|for) (?:this|today|our|the|my) ?(?:call|meeting|conversation|chat)?',
            '(?:our|the|an?) agenda',
            "(?:i'd|i would) (?:like|love) to (?:start|use|spend|understand|learn|hear|take)",
            'what (?:would you like|do you want|were you hoping) (?:to|from)',
            'does that (?:sound|work)',
            "i(?:'m| am) (?:calling|getting in touch) (?:because|about)",
          ],
        },
        {
          says: 'Makes contact and agrees the time.',
          by: 'lead',
          weight: 0.45,
          phrases: [
            'thank(?:s| you) for (?:taking|making|joining|your time|coming|the time)',
            '(?:good|nice|great) to (?:meet|see|speak|talk)',
            'is (?:this|now) (?:still )?a good time',
            'we have (?:about )?(?:\\w+ )?(?:minutes|half an hour|an hour)',
            'how (?:have you been|was your)',
          ],
        },
      ],
      strength: 'You opened with a purpose that both could agree to.',
      improvement: 'The conversation began without saying what it was for.',
      action:
        'Say in the first minute what you would like to leave with, and ask whether that suits.',
    },
    {
      key: 'discovery',
      name: 'Discovery',
      about: 'What the buyer has, what troubles them, and what that costs.',
      source: `${spin}, situation, problem and implication questions`,
      cues: [
        {
          says: 'Asks about the situation or the problem.',
          by: 'lead',
          weight: 0.7,
          phrases: [
            'how (?:do|are|does) (?:you|your team|your people|it|that) (?:currently |now |today )?(?:\\w+ing|do|handle|manage|work|track|decide)',
            "what(?:'s| is| are) (?:your|the) (?:biggest |main |current )?(?:challenges?|problems?|process|priorit(?:y|ies)|situation|set-?up|pain|frustrations?)",
            'what (?:have|are) you (?:using|tried|doing)',
            'tell me (?:more|about)',
            '(?:walk|talk) me through',
            'what (?:prompted|made|led) you',
            'what happens when',
            'where (?:does|do) (?:it|that|things) (?:go wrong|get stuck|break)',
          ],
        },
        {
          says: 'Asks what the problem leads to.',
          by: 'lead',
          weight: 0.7,
          phrases: [
            'what (?:does|would|is) (?:that|this|it) (?:cost|costing|mean|do to|lead)',
            "what(?:'s| is) the (?:impact|effect|cost|consequence)",
            'how (?:does|do|is) (?:that|this|it) affect',
            'what happens if (?:you|nothing|this|that|it)',
            'how much (?:time|money|of)',
            'who else (?:is|does) (?:affected|this affect|feel)',
          ],
        },
        {
          says: 'Tells what troubles them.',
          by: 'other',
          weight: 0.35,
          phrases: [
            '(?:our|the) (?:biggest|main|real) (?:problem|challenge|issue|worry)',
            'we (?:struggle|lose|waste|spend too)',
            'it takes (?:us )?(?:too long|hours|days|ages|forever)',
            'the (?:problem|trouble|issue) is',
          ],
        },
      ],
      strength: 'You learned what the buyer needs before you offered anything.',
      improvement: 'Little was asked about what the buyer has and needs.',
      action:
        'Prepare three questions about what the problem costs, and ask them before you show anything.',
    },
    {
      key: 'value',
      name: 'Value',
      about: 'What it would be worth, in the buyer’s own words.',
      source: `${spin}, need-payoff questions`,
      cues: [
        {
          says: 'Lets the buyer say what it would be worth.',
          by: 'lead',
          weight: 0.7,
          phrases: [
            'what would (?:it|that) (?:mean|be worth|do|give|save)',
            'how (?:would|could) (?:that|this|it) help',
            'how (?:valuable|useful|important) (?:would|is) (?:that|it|this)',
            'what would you do with',
            'why is that important',
            'what difference would',
          ],
        },
        {
          says: 'Ties what is offered to what was said.',
          by: 'lead',
          weight: 0.55,
          phrases: [
            'you (?:said|mentioned|told me)',
            'so (?:that )?(?:you|your team) (?:can|could|will|would)',
            'which means (?:that )?(?:you|your)',
            '(?:saves?|saved|saving|cuts?|reduces?|reduced) [^.?!]{0,40}(?:hours?|days?|weeks?|minutes|per ?cent|%|half|costs?|money)',
            '(?:customers?|clients?|companies) like you',
          ],
        },
        {
          says: 'Says what it would be worth to them.',
          by: 'other',
          weight: 0.5,
          phrases: [
            'that would (?:save|help|be (?:great|huge|useful|worth|a big))',
            '(?:that|this|it) could (?:save|help)',
            "that(?:'s| is) exactly what",
          ],
        },
      ],
      strength: 'You connected what you offer to what matters to the buyer.',
      improvement: 'What it would be worth to the buyer was hardly said.',
      action: 'Ask: “If that worked, what would it change for you?”',
    },
    {
      key: 'objections',
      name: 'Objections',
      about: 'Doubts are heard, understood and answered.',
      source: `${spin}, obtaining commitment; Gong Labs on objections (2019): pause and ask first`,
      cues: [
        {
          says: 'Takes a doubt up and asks about it.',
          by: 'lead',
          weight: 0.7,
          phrases: [
            '(?:i|that) (?:understand|makes sense|appreciate|hear|see)(?:s)?(?: that| why| what)?[^.?!]{0,60}(?:concern|worr|price|cost|budget|time|risk|hesita|question)',
            'what (?:concerns|worries|makes you hesitate)',
            "what(?:'s| is) (?:holding|behind|your (?:main |biggest )?(?:concern|worry|hesitation))",
            '(?:is it|is that) (?:the|a question of|about) (?:price|cost|budget|timing|time)',
            'compared (?:to|with) what',
            "that(?:'s| is) a fair (?:point|question|concern)",
            'can i ask (?:what|why|how)',
            'what would (?:need to|have to) (?:be true|happen|change)',
          ],
        },
        {
          says: 'Answers with something that can be checked.',
          by: 'lead',
          weight: 0.5,
          phrases: [
            '(?:pilot|trial|guarantee|money back|case study|reference|references)',
            'let me (?:show|send|give) you',
            'for example',
            'other (?:customers|clients|teams) (?:had|felt|said|found)',
          ],
        },
      ],
      strength: 'You took doubts seriously and asked what was behind them.',
      improvement: 'No doubt was taken up, or none was asked for.',
      action: 'When a doubt comes, first ask: “What is behind that for you?”',
    },
    {
      key: 'nextStep',
      name: 'Next step',
      about: 'What both will do, and when.',
      source: `${spin}, the advance`,
      cues: [
        {
          says: 'Proposes a next step.',
          by: 'lead',
          weight: 0.65,
          phrases: [
            'next steps?',
            '(?:sha[l]l|should|can|could) we (?:book|schedule|arrange|set up|agree|plan|meet|put)',
            "(?:i'll|i will|i'm going to|let me) (?:send|book|set up|arrange|prepare|follow up|share|put)",
            'would you be (?:open|willing|happy|able) to',
            'who (?:else )?(?:needs|should|do we need) to (?:be|agree|join|sign)',
          ],
        },
        {
          says: 'A day or a date is named.',
          by: 'both',
          weight: 0.5,
          phrases: [
            '(?:on|by|next|this) (?:monday|tuesday|wednesday|thursday|friday|week|month)',
            'by the end of (?:the|this|next)',
            'tomorrow',
            'at (?:\\d{1,2}|nine|ten|eleven|two|three|four)(?: o.clock|:\\d{2})?(?: in the (?:morning|afternoon))?',
            '(?:in|within) (?:a|one|two|three|\\d+) (?:days?|weeks?)',
          ],
        },
        {
          says: 'Agrees to do something.',
          by: 'other',
          weight: 0.55,
          phrases: [
            "(?:i'll|i will|we'll|we will|i can) (?:send|talk|speak|check|bring|invite|ask|get|look|be there)",
            'send me',
            '(?:that|thursday|tuesday|monday|friday|wednesday) works',
            "let's (?:do|book|go|meet)",
          ],
        },
      ],
      strength: 'It ended with a step that both agreed to.',
      improvement: 'It ended without a step that both agreed to.',
      action: 'Before you close, agree who does what, and put a date to it.',
    },
    {
      key: 'talkRatio',
      name: 'Talk ratio',
      about:
        'How much room the buyer had. In calls that are won the seller speaks somewhat less than half.',
      source: gong,
      measure: 'talkRatio',
      strength: 'You and the buyer shared the room well.',
      improvement: 'You and the buyer did not share the room well.',
      action: 'After each thing that you explain, ask the buyer what they make of it.',
    },
  ],
};
