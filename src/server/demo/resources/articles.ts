/** What the articles of the demo say, by their titles. */
export const articles: Readonly<Record<string, string>> = {
  'Giving feedback that is heard': `Feedback is heard when it is about something that someone can still change.

## Before
- Say to yourself what you saw, without a word about why.
- Ask whether now is a good time.

## In the conversation
1. Say what happened.
2. Say what it led to.
3. Stop, and listen.

> “What would you do differently next time?” is worth more than any advice.`,
  'The delegation ladder': `There is more between *doing it yourself* and *letting go* than people think.

1. Look into it and tell me.
2. Suggest what to do; I decide.
3. Decide, tell me, and wait for a word.
4. Decide and do it; tell me afterwards.
5. Do it. You don’t have to tell me.

Say which rung you mean. Most trouble comes from two people who stand on different ones.`,
  'Your first team meeting: an agenda': `Forty-five minutes are enough.

- **10 minutes**: who you are, and how you like to work.
- **20 minutes**: what goes well here, and what should never change.
- **10 minutes**: what gets in the way.
- **5 minutes**: what you take with you, and when you will come back to it.`,
  'From colleague to manager': `Yesterday you had lunch together; today you plan their holidays.

Talk about it once, with each of them alone. Say what stays as it was, and what can’t. People forgive a new role sooner than a new tone.`,
  'Before you say it: a worksheet': `Write one line for each.

1. What happened, as a camera would have seen it?
2. What did you feel, in one word?
3. What do you need from now on?
4. What will you ask for, so that they can say yes or no?`,
  'Questions that open': `A question opens when you don’t know the answer yourself.

- What made you choose this?
- What happens if you do nothing?
- Who else would be glad if it were solved?

Count to five before you ask the next one.`,
  'Proposals without pressure': `A proposal says what someone told you, in their words, and what you would do about it. It ends with a date on which you will ask, and not with a discount that is over on Friday.`,
  'Breaks you will actually take': `Breaks are taken when they are short, at the same time each day, and away from the desk.

- Ten minutes before noon, outside.
- Twenty after lunch, without a screen.
- Five before the last meeting, with the window open.`,
  'A week of better sleep': `- **Monday**: write down when you went to bed.
- **Tuesday**: no coffee after two.
- **Wednesday**: the telephone sleeps in the kitchen.
- **Thursday**: dim the lights at nine.
- **Friday**: the same time as on Monday.
- **Saturday and Sunday**: get up when you usually do.`,
  'Hand-overs in writing': `Whoever wakes up when you go to bed should need nobody.

## What a hand-over says
- What is done, with a link.
- What is not, and what it waits for.
- What you would do next.`,
  'Your credits, explained': `A credit is the right to one session. It is set aside when you ask for one, and spent when it took place. If you cancel in time it comes back to you.`,
};
