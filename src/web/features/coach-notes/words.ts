import { moodNames, type NoteScope } from '#domain/coach-notes/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';

export type Note = DataOf<'GET /coach-notes/{coachNote}'>;
export type NoteSummary = DataOf<'GET /coach-notes'>['data']['results'][number];
export type NoteText = NonNullable<Note['text']>;

export const statusWords: Readonly<Record<string, string>> = {
  due: 'Not written yet',
  draft: 'Draft',
  submitted: 'Submitted',
  amended: 'Amended',
};

export const statusTones = {
  due: 'warning',
  draft: 'neutral',
  submitted: 'success',
  amended: 'success',
} as const;

export const toneOf = (status: string) =>
  statusTones[status as keyof typeof statusTones] ?? 'neutral';

export const moods = moodNames.map((label, index) => ({ value: String(index + 1), label }));

export const moodWords = (mood: number): string => `${moodNames[mood - 1] ?? ''}, ${mood} of 5`;

interface Placed {
  readonly id: string;
  readonly scope: NoteScope;
  readonly booking: { readonly id: string };
  readonly subject: { readonly id: string };
}

/** The way to a note's own page. */
export const pageOf = ({ id, scope, booking, subject }: Placed) =>
  scope === 'member'
    ? ({
        to: '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote',
        params: { booking: booking.id, attendee: subject.id, coachNote: id },
      } as const)
    : ({
        to: '/app/bookings/$booking/team-coach-note/$teamCoachNote',
        params: { booking: booking.id, teamCoachNote: id },
      } as const);

/** The way to where it is changed or added to. */
export const editPageOf = ({ id, scope, booking, subject }: Placed) =>
  scope === 'member'
    ? ({
        to: '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote/edit',
        params: { booking: booking.id, attendee: subject.id, coachNote: id },
      } as const)
    : ({
        to: '/app/bookings/$booking/team-coach-note/$teamCoachNote/edit',
        params: { booking: booking.id, teamCoachNote: id },
      } as const);

/** The way to where it is begun or gone on with. */
export const writePageOf = ({ scope, booking, subject }: Omit<Placed, 'id'>) =>
  scope === 'member'
    ? ({
        to: '/app/bookings/$booking/attendees/$attendee/coach-note/create',
        params: { booking: booking.id, attendee: subject.id },
      } as const)
    : ({
        to: '/app/bookings/$booking/team-coach-note/create',
        params: { booking: booking.id },
      } as const);

export const bookingPageOf = (booking: string) =>
  ({ to: '/app/bookings/$booking', params: { booking } }) as const;
