import * as say from '../booking-words.ts';
import type { NoticeFacts } from '../booking-words.ts';
import type { NoticeRows } from '../notice.ts';
import { once } from './of-bookings.ts';

/** What coaches are asked to write. */
export const coachNoteNotices = {
  UserCoachNoteRequired: {
    to: ['coach'],
    text: (t) => `Please write your note about ${t.subject?.name ?? ''} for ${say.booking(t)}.`,
    subject: once('Please write your note'),
    go: (t) => ({
      path: `${say.bookingPage(t)}/attendees/${t.subject?.id ?? ''}/coach-note/create`,
      label: 'Write the note',
    }),
    channel: 'E',
    settled: 'written',
    about: 'named',
    label: 'A note about a member is due',
    readers: ['coach'],
  },
  TeamCoachNoteRequired: {
    to: ['coach'],
    text: (t) => `Please write your team note about ${say.party(t.facts)} for ${say.booking(t)}.`,
    subject: once('Please write your team note'),
    go: (t) => ({ path: `${say.bookingPage(t)}/team-coach-note/create`, label: 'Write the note' }),
    channel: 'E',
    settled: 'written',
    label: 'A note about a team is due',
    readers: ['coach'],
  },
} as const satisfies NoticeRows<NoticeFacts>;
