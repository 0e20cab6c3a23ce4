import type { Counted } from '../text/counted.ts';

/** What the product keeps of somebody, in things that people know, and what becomes of each when they are erased. Several tables may hold one of them. */
export const traceWords = {
  account: () => 'The password and the ways to sign in are removed.',
  signIns: () => 'They are signed out on every device, and no browser is remembered.',
  calendars: (count, counted) =>
    `Connected calendars are disconnected, and what was read from them is removed: ${counted(count, 'entry', 'entries')}.`,
  notes: (count, counted) =>
    `Coaching notes about them or by them are removed: ${counted(count, 'note')}, earlier versions included.`,
  meetings: (count, counted) =>
    `What they reported from meetings, and what was written there, is removed: ${counted(count, 'entry', 'entries')}.`,
  bookings: (count, counted) =>
    `Their places, notes, reasons and name are removed from sessions: ${counted(count, 'session')}.`,
  requests: (count, counted) => `Messages with requests are removed: ${counted(count, 'message')}.`,
  support: (count, counted) =>
    `What they wrote to support is removed: ${counted(count, 'entry', 'entries')}.`,
  forum: (count, counted) =>
    `In the forum they are no longer named, and what they reported is removed: ${counted(count, 'entry', 'entries')}.`,
  messages: (count, counted) =>
    `Drafts of messages are removed, and their name is removed from what was written: ${counted(count, 'entry', 'entries')}.`,
  invitations: (count, counted) =>
    `Messages with invitations, and why they declined, are removed: ${counted(count, 'invitation')}.`,
  withdrawals: (count, counted) =>
    `Reasons for withdrawing are removed: ${counted(count, 'place')} in sessions.`,
  absences: (count, counted) => `Reasons of absences are removed: ${counted(count, 'absence')}.`,
  credits: (count, counted) => `Notes on credits are removed: ${counted(count, 'credit')}.`,
  reviews: (count, counted) => `Comments in reviews are removed: ${counted(count, 'review')}.`,
  awards: (count, counted) =>
    `Points and awards are removed: ${counted(count, 'entry', 'entries')}.`,
  activities: (count, counted) =>
    `What they did in activities is removed: ${counted(count, 'activity', 'activities')}.`,
  questionnaires: (count, counted) =>
    `What they answered to questionnaires is removed; scores stay without a name: ${counted(count, 'response')}.`,
  conversations: (count, counted) =>
    `AI conversations that they uploaded or that are about them are removed, with what was said: ${counted(count, 'entry', 'entries')}.`,
  figures: (count, counted) =>
    `Comments on figures about them are removed: ${counted(count, 'value')}.`,
  histories: (count, counted) =>
    `What people wrote is removed from histories: ${counted(count, 'entry', 'entries')}.`,
  mails: (count, counted) =>
    `Their name is removed from emails that are kept or waiting: ${counted(count, 'email')}.`,
  notifications: (count, counted) =>
    `Their name is removed from notifications of others: ${counted(count, 'notification')}.`,
  views: (count, counted) =>
    `Lists that they saved under a name are removed: ${counted(count, 'view')}.`,
  resources: (count, counted) =>
    `What they added to sessions for others is removed: ${counted(count, 'resource')}.`,
  files: (count, counted) => `Pictures and other files are removed: ${counted(count, 'file')}.`,
  uploads: (count, counted) =>
    `Their rows in uploaded lists are emptied: ${counted(count, 'row')}.`,
} as const satisfies Readonly<Record<string, (count: number, counted: Counted) => string>>;

export type Trace = keyof typeof traceWords;

/** All of them, in the order in which they are told. */
export const traces = [
  'account',
  'signIns',
  'calendars',
  'notes',
  'meetings',
  'bookings',
  'requests',
  'support',
  'forum',
  'messages',
  'invitations',
  'withdrawals',
  'absences',
  'credits',
  'reviews',
  'awards',
  'activities',
  'questionnaires',
  'conversations',
  'figures',
  'histories',
  'mails',
  'notifications',
  'views',
  'resources',
  'files',
  'uploads',
] as const satisfies readonly Trace[];

/** What becomes of each of them: it is gone, or it stays and names nobody. */
export const becomes: Readonly<Record<Trace, 'removed' | 'anonymous'>> = {
  account: 'removed',
  signIns: 'removed',
  calendars: 'removed',
  notes: 'removed',
  meetings: 'removed',
  bookings: 'anonymous',
  requests: 'removed',
  support: 'removed',
  forum: 'anonymous',
  messages: 'anonymous',
  invitations: 'removed',
  withdrawals: 'removed',
  absences: 'removed',
  credits: 'removed',
  reviews: 'removed',
  awards: 'removed',
  activities: 'removed',
  questionnaires: 'anonymous',
  conversations: 'removed',
  figures: 'removed',
  histories: 'anonymous',
  mails: 'anonymous',
  notifications: 'anonymous',
  views: 'removed',
  resources: 'removed',
  files: 'removed',
  uploads: 'removed',
};

/** What stays as it is when somebody is erased, because others and the books need it. */
export const keptWords = {
  sessions: (count, counted) =>
    `Sessions stay, with their times and without the name: ${counted(count, 'session')}.`,
  lots: (count, counted) =>
    `Credits stay in the books, with what was spent of them: ${counted(count, 'entry', 'entries')}.`,
  steps: (count, counted) =>
    `Steps in histories stay, with their time and without words: ${counted(count, 'step')}.`,
} as const satisfies Readonly<Record<string, (count: number, counted: Counted) => string>>;

export type KeptTrace = keyof typeof keptWords;
export const keptTraces = ['sessions', 'lots', 'steps'] as const satisfies readonly KeptTrace[];

/** A line of the receipt of an erasure: how much there was of one thing, and nothing of what it said. */
export interface ReceiptLine {
  readonly what: Trace | KeptTrace;
  readonly count: number;
}

type Outcome = 'removed' | 'anonymous' | 'kept';

const isKept = (what: ReceiptLine['what']): what is KeptTrace =>
  keptTraces.some((each) => each === what);

/** The lines of a receipt in sentences, by what became of the things. */
export function receiptSentences(
  lines: readonly ReceiptLine[],
  counted: Counted,
): Readonly<Record<Outcome, readonly string[]>> {
  const said: Record<Outcome, string[]> = { removed: [], anonymous: [], kept: [] };
  for (const { what, count } of lines) {
    if (isKept(what)) said.kept.push(keptWords[what](count, counted));
    else said[becomes[what]].push(traceWords[what](count, counted));
  }
  return said;
}
