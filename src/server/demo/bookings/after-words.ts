/** What content people say of a session. */
export const kindWords: readonly string[] = [
  'I left with one sentence to say on Monday. I said it, and it worked.',
  'Good questions, and enough silence to answer them.',
  'We got further in an hour than I had in three weeks of thinking about it alone.',
  'Practical from the first minute. The rehearsal at the end made the difference.',
  'I did not expect to laugh this much about budgets.',
  'Clear, warm and honest. I would book again without thinking.',
  'It helped to hear that my plan was fine and my fear was about something else.',
  'Well prepared: my coach remembered what we had agreed the last time.',
];

/** What people say who had hoped for more. */
export const mixedWords: readonly string[] = [
  'Friendly, but we talked about too many things and finished none.',
  'The connection dropped twice and we lost the thread.',
  'I would have liked more examples from my own field.',
  'We began ten minutes late and had to hurry at the end.',
  'Good listening. I still do not know what to do next.',
];

interface Words {
  readonly body: string;
  readonly goal: string | null;
  readonly agreedActions: readonly string[];
  readonly nextFocus: string | null;
  readonly mood: number | null;
}

/** What coaches note about one person. */
export const noteWords: readonly Words[] = [
  {
    body: 'Came with two options and a preference, and used the hour to test the preference. The doubt is less about the work than about leaving the team.',
    goal: 'Decide about the internal vacancy',
    agreedActions: ['Ask two people who hold that role what their weeks look like'],
    nextFocus: 'What staying would need to look like',
    mood: 4,
  },
  {
    body: 'Tired, and candid about it. We sorted what is urgent from what is loud, and stopped early at their wish.',
    goal: null,
    agreedActions: ['Block two mornings without meetings', 'Say so in the team channel'],
    nextFocus: 'How the two mornings went',
    mood: 2,
  },
  {
    body: 'Strong session. Named three strengths without being asked and found where each of them was used this month. Next time from strengths to choices.',
    goal: 'A clearer picture of what comes next',
    agreedActions: ['Write half a page about a working week that would be just right'],
    nextFocus: 'From the half page to one small experiment',
    mood: 5,
  },
];

/** What coaches note about a team. */
export const teamNoteWords: readonly Words[] = [
  {
    body: 'The two halves of the team speak to the leader and seldom to one another. When the leader stepped back for the last half hour, that changed at once.',
    goal: 'Agreements that belong to everyone',
    agreedActions: ['Each names one thing they want to hear about directly'],
    nextFocus: 'Feedback in pairs, without the leader',
    mood: 4,
  },
  {
    body: 'Careful with one another, perhaps too careful. The retrospective stayed with the process until someone mentioned the weekend work; from there on it was real.',
    goal: null,
    agreedActions: ['Put weekend work on the agenda of the next planning'],
    nextFocus: null,
    mood: 3,
  },
];
