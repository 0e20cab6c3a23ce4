import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import {
  attendees,
  availabilityExceptions,
  bookingRequests,
  coachPermissions,
  externalCalendars,
  notifications,
  savedViews,
  conversationViewings,
  supportRequests,
  teamMembers,
  uploadReports,
} from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import { conversationViewingState } from '#machines/conversation-viewing/states.gen.ts';
import { writeMessage } from '#server/features/messages/public.ts';
import { openFamily } from '#server/identity/families.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { Cast } from './callers.ts';
import { activityIn } from './activities.ts';
import { groupWith, heldBy, invitationOf, noteOf, reviewBy } from './around-bookings.ts';
import { askedIn } from './asked.ts';
import { conversationBy } from './conversations.ts';
import { plainRecordsOf } from './plain-records.ts';
import { waitingPostsOf } from './forum.ts';
import { aiCreditOf } from './kai-credits.ts';
import { limitedCredit, movementIn, optionOf, programmeWith, sessionFor } from './programmes.ts';

/** What to put in the place of a path's parameters: records of the owner, or of nobody in particular. */
export async function recordsOf(
  db: Database,
  { people, booking }: Cast,
): Promise<Readonly<Record<string, string>>> {
  const first = async (table: PgTable, id: PgColumn, of?: [PgColumn, string]): Promise<string> => {
    const rows = await db.orm
      .select({ id })
      .from(table)
      .where(of && eq(...of))
      .orderBy(asc(id))
      .limit(1);
    return String(rows[0]?.id);
  };
  const owner = people.owner?.id ?? '';
  // The coach is theirs to choose for the neighbour as well, whose times are asked for.
  await permissionFor(db, people.neighbour?.id ?? '', people.coach?.id ?? '');
  // Before there is another programme of theirs.
  const session = await sessionFor(db, owner, people.coach?.id ?? '');
  const programme = await programmeWith(
    db,
    people.owner?.organizationId ?? '',
    owner,
    people.coach?.id ?? '',
  );
  return {
    ...(await plainRecordsOf(db)),
    booking,
    session,
    bookingRequest: await first(bookingRequests, bookingRequests.id, [
      bookingRequests.bookingId,
      booking,
    ]),
    attendee: await first(attendees, attendees.id, [attendees.bookingId, booking]),
    bookingGroup: await groupWith(db, booking),
    bookingInvite: await invitationOf(db, booking, owner),
    coachNote: await noteOf(db, booking, owner, people.coach?.id ?? ''),
    scope: 'member',
    review: await reviewBy(db, booking, owner, people.coach?.id ?? ''),
    coachPermission: await permissionFor(db, owner, people.coach?.id ?? ''),
    programme,
    sessionOption: await optionOf(db, programme),
    ...(await activityIn(db, programme, owner)),
    ...(await askedIn(db, { programmeId: programme }, owner)),
    ...(await limitedCredit(db, programme, owner)),
    sessionCreditAuditItem: await movementIn(db, programme, owner),
    ...(await aiCreditOf(db, programme, owner)),
    coach: people.coach?.id ?? '',
    exception: await first(availabilityExceptions, availabilityExceptions.id, [
      availabilityExceptions.coachId,
      people.coach?.id ?? '',
    ]),
    externalCalendar: await calendarOf(db, people.coach?.id ?? ''),
    end: 'member',
    subject: owner,
    slotHold: await heldBy(db, owner, booking),
    id: await first(notifications, notifications.id, [notifications.recipientId, owner]),
    organizationId: people.owner?.organizationId ?? '',
    organization: people.owner?.organizationId ?? '',
    userId: owner,
    user: owner,
    document: 'terms',
    award: 'firstSession',
    machine: 'booking',
    report: 'bookings-by-status',
    signIn: (await openFamily(db, { userId: owner, binding: null, now: seededAt })).familyId,
    savedView: await viewOf(db, owner),
    entityType: 'user',
    entityId: owner,
    team: await first(teamMembers, teamMembers.teamId, [teamMembers.userId, owner]),
    uploadReport: await aReport(db),
    place: 'booking',
    target: booking,
    kaiRubric: 'GROW',
    number: '1',
    kaiConversation: await conversationBy(db, programme, owner, people.coach?.id ?? ''),
    supportRequest: await supportRequestOf(db, owner),
    ...(await waitingPostsOf(db, owner)),
    ...(await conversationOf(db, owner, people)),
  };
}

/** Somebody whom the owner writes with, and our team, and nobody else; the owner’s message to them, and a viewing of it by an admin. */
async function conversationOf(
  db: Database,
  owner: string,
  { admin, superAdmin }: Pick<Cast['people'], 'admin' | 'superAdmin'>,
) {
  const { id: contact } = await aPerson(db, 'Coach', 'Pen Friend');
  await permit(db, owner, contact);
  const by = { id: owner, role: 'Member' } as const;
  const written = {
    contactId: contact,
    text: 'Hello',
    files: [],
    sendAt: null,
    idempotencyKey: randomUUID(),
  };
  const message = await writeMessage(db, written, { by, at: seededAt });
  const team = { id: superAdmin?.id ?? '', role: 'SuperAdmin' } as const;
  await writeMessage(db, written, { by: team, at: seededAt });
  const conversationViewing = randomUUID();
  await db.orm.insert(conversationViewings).values({
    id: conversationViewing,
    status: conversationViewingState.choosing,
    viewer: admin?.id ?? '',
    person: owner,
    reason: 'A complaint.',
    expiresAt: seededAt + 365 * DAY,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return { contact, message, conversationViewing };
}

/** What somebody needs help with. */
async function supportRequestOf(db: Database, createdBy: string): Promise<string> {
  const id = randomUUID();
  const said = { category: 'technical', subject: 'The slots stay grey', description: '' } as const;
  const stamps = { createdBy, createdAt: seededAt, updatedAt: seededAt };
  await db.orm.insert(supportRequests).values({ ...said, ...stamps, id, status: 'open' });
  return id;
}

/** A list that the member keeps under a name. */
async function viewOf(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  const view = { page: '/app/bookings', name: 'Mine', search: 'tab=past', createdAt: seededAt };
  await db.orm.insert(savedViews).values({ ...view, id, userId });
  return id;
}

/** Somebody's change in bulk that waits for a decision. */
async function aReport(db: Database): Promise<string> {
  const id = randomUUID();
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  await db.orm
    .insert(uploadReports)
    .values({ id, kind: 'userCsv', fileName: 'people.csv', status: 'previewed', ...stamps });
  return id;
}

/** That the coach, and no other, may be booked by the member. */
async function permissionFor(db: Database, subject: string, coach: string): Promise<string> {
  await db.orm.delete(coachPermissions).where(eq(coachPermissions.subject, subject));
  return permit(db, subject, coach);
}

async function permit(db: Database, subject: string, coach: string): Promise<string> {
  const id = randomUUID();
  await db.orm
    .insert(coachPermissions)
    .values({ id, coach, scope: 'member', subject, createdAt: Date.UTC(2026, 0, 1) });
  return id;
}

/** A calendar that the coach has elsewhere. */
async function calendarOf(db: Database, coach: string): Promise<string> {
  const id = randomUUID();
  await db.orm.insert(externalCalendars).values({
    id,
    coach,
    status: 'connected.fresh',
    provider: 'caldav',
    accountLabel: 'somebody',
    calendarId: 'https://dav.example/somebody/private/',
    calendarName: 'Private',
    direction: 'readBusy',
    readMode: 'events',
    lastSyncAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}
