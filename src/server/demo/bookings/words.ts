import type { SessionKey } from '../sessions.ts';

/** What people write when they ask for a session. */
export const goals: Readonly<Record<SessionKey, readonly string[]>> = {
  executive: [
    'I would like to prepare the reorganisation announcement. I know what to say; I do not know how to say it without sounding like a memo.',
    'My two most senior people are not talking to each other and I am in the middle.',
    'I keep taking work back from my team. Help me stop.',
    'Last week’s steering committee did not go well. I want to understand my part in it before the next one.',
    'Preparing my first annual reviews as a manager.',
    'How do I say no to my own boss and still be invited to the meeting?',
    'We agreed that I would try leaving the room during stand-up. I did! I have notes.',
    'Planning the quarter: too many priorities, and all of them are mine.',
    'I have been asked to lead a team that I used to be part of.',
    'Following up on the feedback conversation we rehearsed last time.',
    'I want to talk about presence. My ideas are heard when someone else repeats them.',
    'Handing over before my parental leave, without leaving a trail of sticky notes.',
    'A difficult supplier, a tired team and four weeks to go.',
    'Short on words this time: I am tired and would like to think aloud with someone.',
  ],
  career: [
    'There is an internal vacancy and I cannot tell whether I want it or only want to be asked.',
    'Ten years in the same field. What would be different enough, and not too different?',
    'Specialist or manager? I have been asked to choose by the end of the quarter.',
    'I would like to sort out what I am good at from what I have only got used to.',
    'Coming back after a year away. Where do I pick up the thread?',
  ],
  intro: [
    'Hello! I have never had a coach. Curious how this works.',
    'I would like to meet before I commit to a whole series.',
    'Colleagues recommend you. Half an hour to see if we fit?',
  ],
  team: [
    'We would like to talk about how we give feedback to one another in design reviews.',
    'Two teams have become one. We need some agreements that are not only mine.',
    'Retrospective of the launch, with someone from outside so that I can take part too.',
  ],
  wellbeing: [
    'Sleeping badly since the new shift pattern.',
    'Just a check-in before the busy weeks begin.',
    'I notice that I am short with everyone after three o’clock.',
    'A few minutes to look at my week together.',
  ],
  salesLab: [],
};

/** What a coach writes who would rather have another time. */
export const suggestions: readonly string[] = [
  'I have a workshop just before. Would this suit you as well? Then we would not have to hurry.',
];

/** What coaches write when they decline. */
export const refusals = [
  'I am travelling that day and would only have half an ear for you. Would the Thursday after suit you?',
  'This sounds like a topic for your HR partner first; happy to talk once you have spoken to them.',
  'I am sorry, I already have three sessions that afternoon and would not be at my best.',
  'I don’t think I am the right person for this question. Renée knows your field far better.',
  'That is a public holiday here. Please pick any other morning that week.',
  'Let us leave a fortnight between sessions so that you have time to try things out.',
] as const;

/** What members write when they cancel; now and then nothing. */
export const memberReasons = [
  'A customer visit was moved to that afternoon.',
  'I am down with a cold and would rather come with a clear head.',
  'My daughter’s school has closed for the day.',
  'Double-booked with the board meeting, sorry.',
  'The train is cancelled and I will not be anywhere quiet in time.',
  'I need another week before there is anything to talk about.',
  '',
] as const;

/** What coaches write when they cancel. */
export const coachReasons = [
  'I have lost my voice. I am sorry for the short notice.',
  'A family matter has come up and I have to travel.',
  'My flight was moved and I would be calling you from the gate.',
  'The power is out in our whole street.',
] as const;

/** What staff write when they cancel for somebody. */
export const staffReasons = [
  'The office is closed for the day of mourning.',
  'Cancelled on behalf of the member, who is on sick leave.',
] as const;

/** What members write when they take a request back. */
export const withdrawals = [
  'Found a time with another coach.',
  'Sorry, wrong week. I will ask again.',
  'The matter has resolved itself.',
  '',
] as const;

/** Why staff book outside a coach’s hours or notice. */
export const overrides = [
  'Agreed with both by telephone; the only hour they share before the launch.',
  'Replaces the session that was cancelled by the coach last week.',
] as const;
