import { counted } from '#domain/text/counted.ts';
import type { NoticeRows } from '../notice.ts';
import { sayDate } from '../said-times.ts';

/** What the texts say about a programme, and to whom. Dates are days of its own calendar. */
export interface ProgrammeFacts {
  readonly id: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly members: number;
  /** Of all its credits. */
  readonly percentUsed: number;
  /** Credits that the reader has left in it. */
  readonly left: number;
  readonly recipient: { readonly timeZone: string; readonly locale: string };
}

/** With its year: it may be read long after, and programmes go on into other years. */
const day = (date: string, { recipient }: ProgrammeFacts): string => sayDate(date, recipient);

const go = ({ id }: ProgrammeFacts) => ({
  path: `/app/programmes/${id}`,
  label: 'Open the programme',
});

/** What people hear of programmes. */
export const programmeNotices = {
  ProgrammeCreated: {
    to: ['members', 'newMembers'],
    text: (f) => `You are part of ${f.name} (${day(f.startDate, f)}–${day(f.endDate, f)}).`,
    subject: (f) => `You are part of ${f.name}`,
    go,
    channel: 'E',
    settled: 'opened',
    label: 'A programme has started',
    readers: ['member'],
  },
  'ProgrammeCreated/whole': {
    to: ['organizationAdmins'],
    text: (f) => `${f.name} has started with ${counted(f.members, 'member')}.`,
    subject: (f) => `${f.name} has started`,
    go,
    channel: 'E',
    settled: 'opened',
    readers: ['organizationAdmin'],
  },
  ProgrammeNearComplete: {
    to: ['membersWithCredits'],
    text: (f) =>
      `${f.name} ends on ${day(f.endDate, f)}. You have ${counted(f.left, 'credit')} left.`,
    subject: (f) => `${f.name} ends on ${day(f.endDate, f)}`,
    go,
    channel: 'E',
    settled: 'complete',
    label: 'A programme is about to end, or most of its credits are used',
    readers: ['member'],
  },
  'ProgrammeNearComplete/whole': {
    to: ['organizationAdmins', 'staff'],
    text: (f) => `${f.name} is ${f.percentUsed} % used and ends on ${day(f.endDate, f)}.`,
    subject: (f) => `${f.name} ends on ${day(f.endDate, f)}`,
    go,
    channel: 'E',
    settled: 'complete',
    readers: ['organizationAdmin', 'staff'],
  },
  ProgrammeComplete: {
    to: ['members'],
    text: (f) => `${f.name} is complete. Well done!`,
    subject: (f) => `${f.name} is complete`,
    go,
    channel: 'E',
    settled: 'opened',
    label: 'A programme is complete',
    readers: ['member'],
  },
  'ProgrammeComplete/whole': {
    to: ['programmeCoaches', 'organizationAdmins', 'staff'],
    text: (f) => `${f.name} is complete; see the results.`,
    subject: (f) => `${f.name} is complete`,
    go,
    channel: 'E',
    settled: 'opened',
    readers: ['coach', 'organizationAdmin', 'staff'],
  },
} as const satisfies NoticeRows<ProgrammeFacts>;
