import { and, eq } from 'drizzle-orm';
import { bookings, coachNotes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { coachNoteChart } from '#machines/coach-note/chart.ts';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { isKnown } from '#machines/coach-note/labels.ts';
import { coachNoteKind, requireNotes } from '#server/features/coach-notes/public.ts';
import { send } from '#server/records/send.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** The chart of coaches' notes behind the API, as a host of paths. That a session asks for a note is said as the outcome of a booking says it. */
export function coachNoteHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let scene: NoteScene;
  let scope: CoachNoteContext['scope'];

  const place = () => ({
    booking: scene.booking,
    scope,
    subject: scope === 'member' ? scene.attendee : scene.team,
  });

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(coachNotes)
      .where(and(eq(coachNotes.booking, scene.booking), eq(coachNotes.scope, scope)));
    return row;
  };
  const isThere = async () => isKnown((await rowNow())?.status ?? '');

  return recordDriver<CoachNoteContext, CoachNoteEvent>(stage, coachNoteChart, {
    name: 'The note',
    async start(input) {
      const { startsAt, endsAt } = input;
      ({ scope } = input);
      scene = await noteScene(stage, { startsAt, endsAt, scope });
    },
    async attempt(event) {
      const { type, by, at, facts: _, ...payload } = event;
      const row = await rowNow();
      if (by.role === 'System')
        return asTheProduct(db, () =>
          row ? send(db, coachNoteKind, row.id, event) : requireNotes(db, scene.booking, at),
        );
      const caller = stage.as(scene.people[by.id] ?? null);
      const idempotencyKey = newId();
      if (!(await isThere()) && (type === 'WRITE' || type === 'SUBMIT')) {
        const body = { ...place(), ...payload, submit: type === 'SUBMIT', idempotencyKey };
        return ask(caller, 'POST', '/coach-notes', body);
      }
      const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
      return ask(caller, 'POST', `/coach-notes/${row?.id ?? newId()}/events`, body);
    },
    statusNow: async () => (await rowNow())?.status ?? 'new',
    async expectedOf({ type, by }) {
      if (by.role === 'System') return null;
      if (type === 'REQUIRE' || type === 'RELEASE') return answers.unknownEvent;
      if (by.role !== 'Coach') return answers.forbidden;
      const isBegun = type === 'WRITE' || type === 'SUBMIT' || (await isThere());
      return by.id === 'carl' && isBegun ? null : answers.absent;
    },
    isThere,
    async arrange({ facts }) {
      if (facts?.['tookPlace'])
        await db.orm
          .update(bookings)
          .set({ status: 'cancelled' })
          .where(eq(bookings.id, scene.booking));
    },
  });
}
