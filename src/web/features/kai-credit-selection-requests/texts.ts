import { conversationsOf } from '#domain/credits/unit-words.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { counted } from '#web/ui/numbers.ts';

export const selectionRequests = 'AI Credit Selection Requests';
export const requests = 'requests';
export const searchByMember = 'Search by member';
export const oldestFirst = 'Oldest first';
export const newestFirst = 'Newest first';
export const status = 'Status';
export const group = 'Group';
export const groupNames = { GROW: 'GROW', Sales: 'Sales', SEM: 'SEM' } as const;
export const organisation = 'Organisation';
export const oneOrganisation = 'One organisation';
export const openOnes = (open: number) =>
  open === 0
    ? 'No conversations are waiting for a credit.'
    : `${counted(open, 'conversation is waiting', 'conversations are waiting')} for a credit.`;
export const noRequestsYet = 'No requests yet';
export const whenTheyCome =
  'A request appears here when several programmes could pay for a conversation, or none can.';

export const requested = 'Requested';
export const member = 'Member';
export const formerMember = 'Former member';
export const candidates = 'Could pay';
export const age = 'Age';
/** How long something has waited, in its largest whole unit. */
export const waitedFor = (hours: number) =>
  hours < 1
    ? 'Less than an hour'
    : hours < 48
      ? counted(Math.floor(hours), 'hour')
      : counted(Math.floor(hours / 24), 'day');

export const creditFor = (name: string) => `AI credit for ${name}`;
export const conversation = 'Conversation';
export const deletedConversation = 'Deleted conversation';
export const submitted = 'Submitted';
export const units = 'Needs';
export const needed = (count: number) => counted(count, 'AI credit');
export const theConversation = 'The conversation';
export const whatCouldPay = 'What could pay';
export const nothingCouldPay = 'No AI credit of this member pays for it.';
export const issueSomewhere = (of: ProgrammeGroup) =>
  `Add AI credits for ${of} to the pool of a programme the member takes part in, then choose them here.`;
export const notInAnyProgramme = 'The member takes part in no programme that is running.';
export const issueIn = (programme: string) => `Add AI credits in ${programme}`;
export const decision = 'Decision';
export const chosen = 'Credit';
export const decidedBy = 'Decided by';
export const decidedAt = 'Decided';
export const comment = 'Comment';
export const reason = 'Reason';
export const none = '–';
export const whatHappened = 'What happened to this request';
export const programme = 'Programme';
export const whose = 'Whose';
export const paysFor = 'Pays for';
export const leftIn = 'Left';
export const canBeUsedUntil = 'Can be used until';
export const chosenCredit = (programme: string, of: ProgrammeGroup | null) =>
  `${conversationsOf(of)}, ${programme}`;

export const decideOn = 'Edit AI Credit Selection Request';
export const gone = 'This request can’t be decided any more';
export const showRequest = 'Show request';
export const whatToDo = 'What to do';
export const tasks = { RESOLVE: 'Choose the credit that pays', REJECT: 'Reject' } as const;
export const whichCredit = 'Which AI credit pays?';
export const fromPool = 'From the pool';
export const ofMember = 'The member’s own';
export const left = (available: number) => `${available} left`;
export const poolMeans = (units: number, day: string) =>
  `${counted(units, 'credit is', 'credits are')} taken from the pool and given to the member. Can be used until ${day}.`;
export const ownMeans = (units: number, day: string) =>
  `${counted(units, 'credit')} of the member ${units === 1 ? 'is' : 'are'} reserved. Can be used until ${day}.`;
export const itBelongsTo = (programme: string) =>
  `The conversation then belongs to ${programme}, and its analysis begins.`;
export const onlyStaffReadIt = 'Only staff read it.';
export const chooseACredit = 'Choose a credit.';
export const giveAReason = 'Give a reason.';
export const theMemberReadsIt =
  'The member reads it. The conversation isn’t analysed; no credit is used.';
export const chooseCredit = 'Choose credit';
export const reject = 'Reject request';
export const notDecidedYet = 'Not decided yet';
