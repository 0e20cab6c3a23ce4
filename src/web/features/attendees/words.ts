import type { AttendeeVia } from '#domain/bookings/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
import type { Tone } from '#web/ui/tone.ts';
import * as texts from './texts.ts';

export type Attendee = DataOf<'GET /attendees/{attendee}'>;
export type AttendeeSummary =
  DataOf<'GET /bookings/{booking}/attendees'>['data']['results'][number];

/** How somebody came to be expected. */
export const viaNames: Readonly<Record<AttendeeVia, string>> = {
  requester: 'Requested it',
  invite: 'Invited',
  team: 'Their team',
  staff: 'Booked by staff',
  coach: 'Booked by the coach',
};

/** How far somebody is with what the session asks of them; null where they are asked nothing. */
export function questionnaireStateOf({ questionnaires }: Pick<AttendeeSummary, 'questionnaires'>): {
  readonly words: string;
  readonly tone: Tone;
} | null {
  if (questionnaires === null || questionnaires.asked === 0) return null;
  const { asked, answered, due } = questionnaires;
  const words = asked === 1 ? null : texts.answeredOf(answered, asked);
  if (answered === asked) return { words: words ?? texts.answered, tone: 'success' };
  return due > 0
    ? { words: words ?? texts.toAnswer, tone: 'warning' }
    : { words: words ?? texts.notAnswered, tone: 'neutral' };
}

export const bookingOf = (id: string) =>
  ({ to: '/app/bookings/$booking', params: { booking: id } }) as const;

export const listOf = (id: string) =>
  ({ to: '/app/bookings/$booking/attendees', params: { booking: id } }) as const;

export const pageOf = (booking: string, attendee: string) =>
  ({ to: '/app/bookings/$booking/attendees/$attendee', params: { booking, attendee } }) as const;

/** Where it stands what somebody said of the session. */
export const reviewOf = (booking: string, attendee: string) =>
  ({
    to: '/app/bookings/$booking/attendees/$attendee/questionnaire-and-review',
    params: { booking, attendee },
  }) as const;

/** Where the coach writes or reads what was noted about somebody. */
export const noteOf = (
  booking: string,
  { id, coachNote }: Pick<AttendeeSummary, 'id' | 'coachNote'>,
) =>
  coachNote === null
    ? null
    : ({
        to: '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote',
        params: { booking, attendee: id, coachNote: coachNote.id },
      } as const);
