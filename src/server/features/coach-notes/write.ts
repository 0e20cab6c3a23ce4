import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, coachNotes, sessions } from '#database/schema/index.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { system } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { create, send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import { coachNoteKind } from './kind.ts';
import { aNote } from './places.ts';

type Begun = BodyOf<Endpoints['POST /coach-notes']>;

/** Begins a note once for a key, or goes on with the one that is there; resolves to its id. */
export const beginNote = (
  db: Database,
  { idempotencyKey: key, ...request }: Begun,
  principal: Principal,
  at: number,
): Promise<string> =>
  db.transaction(() =>
    once(
      db,
      { actorId: principal.id, key, endpoint: 'POST /coach-notes', request, at },
      async () => {
        const { booking, scope, subject, submit, ...fields } = request;
        const type = submit ? 'SUBMIT' : 'WRITE';
        const event = { ...fields, type, ...readerOf({ principal, now: at }) } as const;
        const [own] = await db.orm
          .select({ id: bookings.id })
          .from(bookings)
          .where(and(eq(bookings.id, booking), eq(bookings.coachId, principal.id)));
        if (!own) throw refuse.notFound();
        return sendOrCreate(db, { booking, scope, subject }, event);
      },
    ),
  );

interface Place {
  readonly booking: string;
  readonly scope: NoteScope;
  readonly subject: string;
}

/** A note is one: whoever begins it takes turns with others who do. */
async function sendOrCreate(db: Database, place: Place, event: CoachNoteEvent): Promise<string> {
  const { booking, scope, subject } = place;
  await db.orm.execute(sql`select id from bookings where id = ${booking} for no key update`);
  const [there] = await db.orm
    .select({ id: coachNotes.id })
    .from(coachNotes)
    .where(
      and(
        eq(coachNotes.booking, booking),
        eq(coachNotes.scope, scope),
        eq(coachNotes.subject, subject),
      ),
    );
  if (there) {
    await send(db, coachNoteKind, there.id, event);
    return there.id;
  }
  const context = await aNote(db, booking, scope, subject);
  if (!context) throw refuse.notFound();
  const id = newId(event.at);
  await create(db, coachNoteKind, {
    id,
    context,
    event,
    extra: null,
    insert: (row) => coachNoteKind.insert(db, id, row, event.at),
  });
  return id;
}

/** Asks the coach for the notes that a session wants, of those who came and of their team, and for no others any more, inside the transaction that says who came. */
export async function requireNotes(db: Database, booking: string, at: number): Promise<void> {
  const [wanted] = await db.orm
    .select({
      ofMembers: sessions.coachNoteRequired,
      ofTeam: sessions.teamCoachNoteRequired,
      team: bookings.teamId,
    })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(eq(bookings.id, booking));
  if (!wanted) return;
  const came = await db.orm
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.bookingId, booking), inState(attendees.status, attendeeState.attended)))
    .orderBy(attendees.id);
  const places: Place[] = [
    ...(wanted.ofMembers
      ? came.map(({ id }): Place => ({ booking, scope: 'member', subject: id }))
      : []),
    ...(wanted.ofTeam && wanted.team && came.length > 0
      ? [{ booking, scope: 'team' as const, subject: wanted.team }]
      : []),
  ];
  const known = await db.orm
    .select({
      id: coachNotes.id,
      subject: coachNotes.subject,
      isSubmitted: sql<boolean>`${coachNotes.submittedAt} is not null`,
    })
    .from(coachNotes)
    .where(
      sql`${coachNotes.booking} = ${booking} and (${coachNotes.submittedAt} is not null or ${coachNotes.required})`,
    )
    .orderBy(coachNotes.id);
  for (const { id, subject, isSubmitted } of known) {
    if (!isSubmitted && !places.some((place) => place.subject === subject))
      await send(db, coachNoteKind, id, { type: 'RELEASE', by: system, at });
  }
  const open = places.filter(({ subject }) => !known.some((each) => each.subject === subject));
  for (const place of open) await sendOrCreate(db, place, { type: 'REQUIRE', by: system, at });
}
