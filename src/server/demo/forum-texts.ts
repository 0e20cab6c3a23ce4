import type { RejectionReason } from '#domain/forum/vocabulary.ts';

/** What people of the demo talk about: a title, what it says, its tags, and what others answer. */
export interface DemoThread {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly answers: readonly string[];
  readonly isAnonymous?: boolean;
}

/** One that staff did not publish, and why. */
export interface RejectedThread extends DemoThread {
  readonly rejection: { readonly reason: RejectionReason; readonly remark: string | null };
}

export const publishedThreads: readonly DemoThread[] = [
  {
    title: 'How do you say no to your manager?',
    body: 'I agree to everything in the meeting and regret it on the way back to my desk. Has anyone found words that are honest and still kind?',
    tags: ['boundaries', 'managers'],
    answers: [
      'I say what I would have to put down: “I can take this on if the report moves to Friday.” It turns a no into a choice.',
      'My coach had me practise the first sentence aloud. It sounds silly and it works.',
      'I ask for ten minutes before I answer anything. Almost nothing is as urgent as it sounds.',
    ],
  },
  {
    title: 'A weekly review that survives busy weeks',
    body: 'Mine takes an hour and is the first thing I drop. What is the smallest version that still helps you?',
    tags: ['habits', 'planning'],
    answers: [
      'Three questions on a card: what went well, what did I avoid, what is the one thing next week. Seven minutes.',
      'I do it on the train home on Thursdays. Fridays never worked.',
    ],
  },
  {
    title: 'First month as a team lead: what do you wish you had known?',
    body: 'I start leading my former colleagues on Monday. I would love to hear what surprised you.',
    tags: ['leading', 'new role'],
    answers: [
      'That people stop telling you things. Ask twice, and be quiet after the second time.',
      'Write down what you promise in one-to-ones. Forgetting one small thing costs more than you think.',
      'You may still have lunch with them. Just not only with the two you know best.',
    ],
  },
  {
    title: 'Feedback that I did not agree with',
    body: 'Someone told me I come across as impatient. I don’t feel impatient at all. What do you do with feedback that doesn’t fit?',
    tags: ['feedback'],
    answers: [
      'I ask for the moment when they saw it. There usually is one, and it is smaller than I feared.',
      'It can be true without being the whole truth.',
    ],
  },
  {
    title: 'Sleep and late calls with the other side of the world',
    body: 'Two evenings a week I finish at ten and lie awake until one. Has anyone found a way to come down faster?',
    tags: ['wellbeing', 'remote work'],
    answers: [
      'A walk round the block with the lights of the house off when I come back.',
      'I moved one of the two calls to the morning by asking. They had assumed the evening suited me.',
    ],
  },
  {
    title: 'Books about difficult conversations?',
    body: 'I am looking for something practical rather than another theory. What helped you?',
    tags: ['resources', 'feedback'],
    answers: ['The chapter on listening in our own resources is short and good.'],
  },
  {
    title: 'How do you prepare for a coaching session?',
    body: 'I turn up, and the first fifteen minutes go into finding out what I want to talk about.',
    tags: ['coaching'],
    answers: [
      'I keep a note on my phone during the week. Whatever is on it twice is the topic.',
      'As a coach: please don’t prepare too much. Those fifteen minutes are often the session.',
    ],
  },
  {
    title: 'Meetings without a decision',
    body: 'Half of our meetings end with “let’s take it offline”. How do you get a group to decide?',
    tags: ['meetings'],
    answers: [
      'We write the decision we want to make in the invitation. If nobody can write it, there is no meeting.',
    ],
  },
  {
    title: 'Coming back after parental leave',
    body: 'I return in March, three days a week. What did you agree on beforehand that you were glad of later?',
    tags: ['new role', 'wellbeing'],
    answers: [
      'Which two of my old tasks I would not take back.',
      'A date after six weeks to talk about how it is going, in the calendar before the first day.',
    ],
  },
  {
    title: 'Do you tell your team that you have a coach?',
    body: 'I am not ashamed of it, but I haven’t mentioned it either. What happened when you did?',
    tags: ['coaching', 'leading'],
    isAnonymous: true,
    answers: [
      'Two people asked me how to get one.',
      'I told them what I was working on, not what we said. That felt right.',
    ],
  },
  {
    title: 'Presenting when your heart is racing',
    body: 'I know the material. Thirty seconds before I speak my hands shake anyway.',
    tags: ['presenting', 'wellbeing'],
    answers: [
      'Exhale for longer than you inhale, five times. It is dull advice and it helps.',
      'I begin with a question to the room. It gives me a minute to arrive.',
    ],
  },
  {
    title: 'What do you do in the week between two sessions?',
    body: 'My actions look obvious when we write them down, and impossible on Wednesday.',
    tags: ['habits', 'coaching'],
    answers: ['I make them smaller until they are embarrassing.'],
  },
  {
    title: 'Working with someone who never answers messages',
    body: 'He is good at what he does and silent in between. I don’t want to be the person who chases.',
    tags: ['colleagues'],
    answers: [
      'I asked him how he would like to be reached. He said: by walking over. We sit ten metres apart.',
    ],
  },
  {
    title: 'Celebrating small wins without being awkward',
    body: 'We finish things and start the next one the same afternoon. How do you mark an ending?',
    tags: ['leading', 'habits'],
    answers: ['Ten minutes on Friday: everyone says one thing someone else did well.'],
  },
];

/** These wait for approval, the last longest. */
export const waitingThreads: readonly DemoThread[] = [
  {
    title: 'Hybrid days: who decides when we meet?',
    body: 'Our team has agreed on Tuesdays, and nobody comes on Tuesdays. How did you settle it?',
    tags: ['remote work', 'meetings'],
    answers: [],
  },
  {
    title: 'A question about how reviews are seen',
    body: 'Does my coach see my name when I leave a review? I would like to be honest about one thing.',
    tags: ['coaching'],
    isAnonymous: true,
    answers: [],
  },
  {
    title: 'Delegating something you love doing',
    body: 'I know I should hand it over. It is the only part of my job where I see a result on the same day.',
    tags: ['leading', 'delegating'],
    answers: [],
  },
  {
    title: 'Should a team lead be in the team’s chat?',
    body: 'Ours left it “to give us room”. Now we have a second chat for what used to be said in the first.',
    tags: ['leading', 'teams'],
    answers: [],
  },
  {
    title: 'Time off that feels like time off',
    body: 'On day four of the last holiday I stopped reaching for my phone. On day five we flew home. How do you get there sooner?',
    tags: ['wellbeing'],
    answers: [],
  },
  {
    title: 'Negotiating when you like the other side',
    body: 'We have worked together for years, and now the contract is up. I catch myself giving things away before they ask.',
    tags: ['negotiating'],
    answers: [],
  },
  {
    title: 'Notes during coaching: yes or no?',
    body: 'If I write I don’t listen, and if I don’t write I forget the sentence that mattered. What do you do?',
    tags: ['coaching'],
    answers: [],
  },
];

export const rejectedThreads: readonly RejectedThread[] = [
  {
    title: 'My brother-in-law sells standing desks',
    body: 'He gives twenty per cent off to everyone here. Write to me and I will send you the code.',
    tags: ['offer'],
    answers: [],
    rejection: { reason: 'advertising', remark: null },
  },
  {
    title: 'About the row in the meeting on Monday',
    body: 'You all saw how she spoke to him. Someone has to say it: she is not fit to lead that team.',
    tags: ['managers'],
    answers: [],
    rejection: { reason: 'private', remark: 'Please talk to her, or to us.' },
  },
  {
    title: 'Swap of shifts in week 48',
    body: 'Can anyone take my Thursday? I’ll take any Monday before Christmas. Call me on the usual number.',
    tags: ['shifts'],
    answers: [],
    rejection: { reason: 'offTopic', remark: 'The board of your shift is quicker for this.' },
  },
];

export const drafts: readonly DemoThread[] = [
  {
    title: 'What I learned from six months of coaching',
    body: 'I want to write this properly. So far: I talk less, I ask more, and I still interrupt on Mondays.',
    tags: ['coaching'],
    answers: [],
  },
  {
    title: 'A reading list for new leads',
    body: 'Five so far. I want each with one sentence that says when to read it rather than what is in it.',
    tags: ['resources', 'leading'],
    answers: [],
  },
];

/** A comment that waits for approval. */
export const waitingComment =
  'We rotate who chooses the question. The quiet ones choose better ones than I do.';
