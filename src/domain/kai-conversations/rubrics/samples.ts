import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { rolesOf, type Participant } from '../vocabulary.ts';

const coaching = `[00:00] Robin: Good morning, Sasha. What would you like to have by the end of our talk?
[00:06] Sasha: I want to stop answering every mail myself. My team waits for me with everything.
[00:15] Robin: What happens when you don't answer?
[00:20] Sasha: They wait. Yesterday a customer rang me because nobody had dared to tell her the date.
[00:31] Robin: It sounds like they don't know what they may decide.
[00:37] Sasha: Perhaps. I never said it. I should have, but it is quicker to do it myself.
[00:46] Robin: You should write them a list. That is what I did in my last team.
[00:53] Sasha: A list, yes. I have started three of those.
[01:00] Robin: What else could you do?
[01:06] Sasha: I could let Kim take the mails of one customer for a week, and only look on Friday.
[01:16] Robin: And what else?
[01:21] Sasha: I could ask them what they would decide if I were on leave.
[01:29] Robin: Which of those will you do first, and by when?
[01:35] Sasha: I'll talk to Kim on Monday. And I will not look at that folder before Friday.
[01:44] Robin: What could get in the way?
[01:49] Sasha: My phone. I'm going to take the mails off it tonight.`;

const selling = `[00:00] Robin: Thank you for making the time. I'd like to understand how you order spare parts, and then we can see whether a second talk is worth it. Does that sound right?
[00:12] Sasha: It does. We have half an hour.
[00:16] Robin: How do you order them at the moment?
[00:21] Sasha: By telephone. Each of our mechanics rings whoever they know.
[00:29] Robin: What happens when a part doesn't come?
[00:34] Sasha: The van stands still. Last month it was eleven days, and we paid for a rented one.
[00:44] Robin: Our portal has four thousand parts, and it has won a prize. It runs on every phone and it has a search, a basket and a calendar.
[00:56] Sasha: I see. And what does it cost? We have no budget before April.
[01:03] Robin: That's a fair point. What would have to happen so that April is early enough?
[01:11] Sasha: I would have to show what those eleven days cost us.
[01:18] Robin: What would it be worth if a van came back a day sooner?
[01:25] Sasha: About three hundred a day. That would save us a mechanic's wage by summer.
[01:34] Robin: Could we put the numbers together on Thursday, with whoever signs?
[01:41] Sasha: Thursday works. I'll bring our accountant.`;

/** A conversation by which whoever edits a rubric sees what a change does. */
export const sampleOf = (
  group: ProgrammeGroup,
): { readonly text: string; readonly participants: readonly Participant[] } => {
  const { lead, other } = rolesOf[group];
  return {
    text: lead === 'seller' ? selling : coaching,
    participants: [
      { label: 'Robin', part: lead },
      { label: 'Sasha', part: other },
    ],
  };
};
