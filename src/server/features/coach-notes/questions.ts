import { inArray } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { phaseOf } from '#machines/booking/labels.ts';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import type { noteQuestions } from '#machines/coach-note/capabilities.ts';
import type { Answers } from '#server/records/questions.ts';

/** What only the server can say of a note: whether its session took place. */
export const noteAnswers: Answers<typeof noteQuestions, CoachNoteContext, CoachNoteEvent> = {
  tookPlace: async (db, asked) => {
    const ids = asked.map(({ context }) => context.booking);
    const rows = await db.orm
      .select({ id: bookings.id, status: bookings.status })
      .from(bookings)
      .where(inArray(bookings.id, ids));
    return new Map(
      asked.flatMap(({ id, context }) => {
        const sentence = whyNot(rows.find((each) => each.id === context.booking)?.status ?? '');
        return sentence === null ? [] : [[id, sentence] as const];
      }),
    );
  },
};

/** What somebody is told who would write about a session that did not take place; null for any other. */
export function whyNot(status: string): string | null {
  const phase = phaseOf(status);
  return phase === 'ahead' || phase === 'live' || phase === 'over'
    ? null
    : 'This session did not take place.';
}
