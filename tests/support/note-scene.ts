import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { attendees, bookings, policies, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { NoteScope } from '#domain/coach-notes/vocabulary.ts';
import { anOrganisation, aPerson, aTeam } from './fixtures.ts';
import type { TestPerson } from './people.ts';
import { seededAt } from './database.ts';
import { clearStage, type Stage } from './stage.ts';

/** A session that asks for notes, of somebody or of a team; everybody came. */
export interface NoteScene {
  readonly people: Readonly<Record<string, TestPerson>>;
  readonly booking: string;
  readonly session: string;
  /** Mia's, as an attendee. */
  readonly attendee: string;
  readonly team: string;
  readonly organizationId: string;
}

interface Wanted {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scope: NoteScope;
  readonly status?: string;
}

export async function noteScene(
  stage: Stage,
  { startsAt, endsAt, scope, status = 'confirmed.awaitingOutcome' }: Wanted,
): Promise<NoteScene> {
  const { db } = stage;
  await clearStage(stage);
  const organizationId = await anOrganisation(db, `Notes ${newId()}`);
  const inIt = { organizationId };
  const people = {
    mia: await aPerson(db, 'Member', 'Mia Turner', inIt),
    max: await aPerson(db, 'Member', 'Max Weber', inIt),
    lea: await aPerson(db, 'OrganizationAdmin', 'Lea Novak', inIt),
    carl: await aPerson(db, 'Coach', 'Carl Okoro'),
    cora: await aPerson(db, 'Coach', 'Cora Silva'),
    sam: await aPerson(db, 'Admin', 'Sam Grant'),
  };
  const team = await aTeam(db, `Night shift ${newId()}`, organizationId, [people.mia]);
  const session = await aSessionWithNotes(db, scope);
  const made = { people, session, team, organizationId };
  const { booking, attendee } = await aBooking(db, made, { startsAt, endsAt, scope, status });
  return { people, booking, session, attendee, team, organizationId };
}

type Made = Pick<NoteScene, 'people' | 'session' | 'team' | 'organizationId'>;

/** A session that Mia has come to. */
async function aBooking(
  db: Database,
  { people, session, team, organizationId }: Made,
  { startsAt, endsAt, scope, status }: Required<Wanted>,
) {
  const booking = newId();
  const sessionName = scope === 'team' ? 'Team coaching' : 'Executive coaching';
  await db.orm.insert(bookings).values({
    id: booking,
    status,
    creditState: 'none',
    reference: `B-${booking.slice(-6)}`,
    kind: scope === 'team' ? 'team' : 'oneToOne',
    title: `${sessionName} with Carl Okoro`,
    organizationId,
    sessionId: session,
    teamId: scope === 'team' ? team : null,
    coachId: people['carl']?.id ?? '',
    requesterId: people['mia']?.id ?? '',
    startsAt,
    endsAt,
    memberTimeZone: 'Europe/London',
    coachTimeZone: 'Europe/London',
    locationKind: 'video',
    cost: 0,
    terms: {
      needsConfirmation: false,
      lateWindow: 0,
      joinOpens: 0,
      joinCloses: 0,
      noShowGrace: 0,
      outcomeAuto: 0,
      lastNudge: 0,
      reminders: [0, 0],
      answerTtl: 0,
      answerLastMoment: 0,
      bufferBefore: 0,
      bufferAfter: 0,
      freeLateCancels: 0,
    },
    policyVersion: 1,
    icalUid: `${booking}@waymark`,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const attendee = newId();
  await db.orm.insert(attendees).values({
    id: attendee,
    status: 'attended',
    bookingId: booking,
    organizationId,
    userId: people['mia']?.id ?? '',
    via: 'requester',
    createdAt: seededAt,
  });
  return { booking, attendee };
}

/** One more hour of Mia with Carl, of the same session; resolves to the booking. */
export async function anotherSession(
  { db }: Stage,
  { people, session, team, organizationId }: NoteScene,
  endsAt: number,
): Promise<string> {
  const { booking } = await aBooking(
    db,
    { people, session, team, organizationId },
    { startsAt: endsAt - 3_600_000, endsAt, scope: 'member', status: 'completed' },
  );
  return booking;
}

async function aSessionWithNotes(db: Database, scope: NoteScope): Promise<string> {
  await db.orm
    .insert(policies)
    .values({ version: 1, parameters: {}, createdAt: seededAt })
    .onConflictDoNothing();
  const id = newId();
  await db.orm.insert(sessions).values({
    id,
    name: `Session ${id}`,
    durationMinutes: 60,
    format: scope === 'team' ? 'team' : 'oneToOne',
    maxAttendees: scope === 'team' ? 12 : null,
    locationKinds: ['video'],
    coachNoteRequired: scope === 'member',
    teamCoachNoteRequired: scope === 'team',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

/** Says how the session of a scene stands. */
export const nowIs = ({ db }: Stage, { booking }: NoteScene, status: string) =>
  db.orm.update(bookings).set({ status }).where(eq(bookings.id, booking));
