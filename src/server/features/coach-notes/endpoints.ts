import { eq, sql, type SQL } from 'drizzle-orm';
import { coachNoteNames } from '#contract/bookings/coach-notes.ts';
import { coachNotes } from '#database/schema/index.ts';
import { noteReports, noteVerbs } from '#machines/coach-note/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import { isStaff } from '#machines/person.ts';
import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { describedBy, type HistoryEvent } from '#server/records/history.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { choicesFor } from './choices.ts';
import { coachNoteKind } from './kind.ts';
import { placesIn } from './places.ts';
import { detailOf, summariesFor } from './present.ts';
import { openToStaff } from './readings.ts';
import { notePlaces, visibleTo } from './visible.ts';
import { beginNote } from './write.ts';

const coachesAndStaff = only('coachesAndStaff');
const { booking, coach, scope, startsAt } = coachNotes;

const sentences = historiesOf({ ...noteReports, ...noteVerbs });

const describe = (past: HistoryEvent): string =>
  past.event in sentences ? describedBy(sentences)(past) : 'A reminder was sent.';

const ofBooking = (column: 'session_id' | 'programme_id', id: string): SQL =>
  sql`${booking} in (select b.id from bookings b where b.${sql.identifier(column)} = ${id})`;

/** By the names that a list shows. */
const named = (pattern: string): SQL => sql`(
  exists (select 1 from users u where u.id = ${coach} and u.full_name ilike ${pattern})
  or exists (select 1 from bookings b join sessions s on s.id = b.session_id
    where b.id = ${booking} and s.name ilike ${pattern}))`;

const plain = plainBindings(coachNoteNames, coachNoteKind, {
  policy: coachesAndStaff,
  policies: { create: only('coaches'), send: only('coaches') },
  visible: visibleTo,
  // Nobody finds a note by what it says.
  searched: [],
  sorts: { date: [startsAt] },
  filters: {
    scope: (wanted) => eq(scope, wanted),
    member: notePlaces.member.holds,
    team: notePlaces.team.holds,
    booking: (wanted) => eq(booking, wanted),
    coach: (wanted) => eq(coach, wanted),
    session: (wanted) => ofBooking('session_id', wanted),
    programme: (wanted) => ofBooking('programme_id', wanted),
    from: (day) => sql`${startsAt} >= ${day}::date`,
    to: (day) => sql`${startsAt} < ${day}::date + 1`,
  },
  search: named,
  // Staff have to say why before they read anything: a list says nothing of what notes say.
  summarise: (db, rows, { by }) => summariesFor(db, rows, !isStaff(by)),
  detail: detailOf,
  history: describe,
});

const list = plain['GET /coach-notes'];
const show = plain['GET /coach-notes/{coachNote}'];

export const coachNoteBindings = {
  ...plain,

  ...bind('GET /coach-notes', {
    policy: coachesAndStaff,
    async handle(call) {
      const order = call.query.order ?? 'Descending';
      return list.handle({ ...call, query: { ...call.query, order } });
    },
  }),

  ...bind('GET /coach-notes/choices', {
    policy: coachesAndStaff,
    handle: ({ query, principal, now, services: { db } }) => choicesFor(db, principal, query, now),
  }),

  ...bind('GET /coach-notes/of/{scope}/{subject}', {
    policy: coachesAndStaff,
    handle: (call) => notePlaces[call.params.scope].open(call, call.params.subject),
  }),

  ...bind('GET /coach-notes/places/{booking}', {
    policy: only('coaches'),
    async handle({ params, principal, now, services: { db } }) {
      const found = await placesIn(db, principal, params.booking, now);
      if (!found) throw refuse.notFound();
      return found;
    },
  }),

  ...bind('POST /coach-notes', {
    policy: only('coaches'),
    async handle(call) {
      const { body, principal, now, services } = call;
      const id = await beginNote(services.db, body, principal, now);
      return show.handle({ ...call, params: { coachNote: id } });
    },
  }),

  ...bind('POST /coach-notes/{coachNote}/events', {
    policy: only('coaches'),
    async handle(call) {
      const { body, params, services } = call;
      // Not there for whoever may not see it.
      await show.handle(call);
      const { idempotencyKey, ...command } = body;
      await sendPlainOnce(services.db, coachNoteKind, params.coachNote, command, {
        ...readerOf(call),
        idempotencyKey,
      });
      return show.handle(call);
    },
  }),

  ...bind('POST /coach-notes/{coachNote}/readings', {
    policy: only('staff'),
    async handle(call) {
      const { body, params, principal, now, services } = call;
      const note = await show.handle(call);
      const asked = { ...body, note: params.coachNote, coach: note.coach.id };
      await openToStaff(services.db, asked, principal, now);
      return show.handle(call);
    },
  }),
};
