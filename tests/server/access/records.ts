import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#database/database.ts';
import {
  attendees,
  availabilityExceptions,
  bookingGroups,
  bookingInvites,
  bookingRequests,
  bookings,
  coachNotes,
  coachPermissions,
  externalCalendars,
  notifications,
  ownExports,
  resources,
  reviews,
  savedViews,
  slotHolds,
  conversationViewings,
  supportRequests,
  teamMembers,
  uploadReports,
} from '#database/schema/index.ts';
import { resourceState } from '#machines/resource/states.gen.ts';
import { ownExportState } from '#machines/own-export/states.gen.ts';
import { DAY } from '#domain/time/calendar.ts';
import { conversationViewingState } from '#machines/conversation-viewing/states.gen.ts';
import { writeMessage } from '#server/features/messages/public.ts';
import { keepFile } from '#server/files/kept-files.ts';
import { openFamily } from '#server/identity/families.ts';
import type { Services } from '#server/services.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { Cast } from './callers.ts';
import { activityIn } from './activities.ts';
import { conversationBy } from './conversations.ts';
import { plainRecordsOf } from './plain-records.ts';
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
    kaiConversation: await conversationBy(db, programme, owner, people.coach?.id ?? ''),
    supportRequest: await supportRequestOf(db, owner),
    ...(await conversationOf(db, owner, people.admin?.id ?? '')),
  };
}

/** Somebody whom the owner alone writes with, a message to them, and a viewing of it by an admin. */
async function conversationOf(db: Database, owner: string, viewer: string) {
  const { id: contact } = await aPerson(db, 'Coach', 'Pen Friend');
  await permissionFor(db, owner, contact);
  const by = { id: owner, role: 'Member' } as const;
  const written = { contactId: contact, text: 'Hello', sendAt: null, idempotencyKey: randomUUID() };
  const message = await writeMessage(db, written, { by, at: seededAt });
  const conversationViewing = randomUUID();
  await db.orm.insert(conversationViewings).values({
    id: conversationViewing,
    status: conversationViewingState.choosing,
    viewer,
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

/** What is kept as files: everybody may see the picture who knows where it is; the export is the owner's alone. */
export async function filesOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { people, booking }: Cast,
): Promise<Readonly<Record<string, string>>> {
  const ownerId = people.owner?.id ?? '';
  const keep = (purpose: string, mediaType: string, whose = ownerId) => {
    const about = { purpose, ownerId: whose, name: purpose, mediaType, at: seededAt };
    return keepFile({ db, files }, { ...about, content: Buffer.from('kept') });
  };
  const fileId = await keep('ownExport', 'application/json');
  return {
    // Nobody's, because the owner takes their own away.
    picture: await keep('picture', 'image/webp', randomUUID()),
    ownExport: await exportOf(db, ownerId, fileId),
    resource: await resourceIn(db, booking, await keep('resource', 'text/plain')),
  };
}

/** A file that lies in a booking. */
async function resourceIn(db: Database, target: string, file: string): Promise<string> {
  const id = randomUUID();
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const row = { id, name: 'Worksheet', kind: 'file', file, scope: 'booking', target } as const;
  await db.orm.insert(resources).values({ ...row, ...stamps, status: resourceState.published });
  return id;
}

/** Everything about the member, ready to be taken along. */
async function exportOf(db: Database, userId: string, fileId: string): Promise<string> {
  const id = randomUUID();
  const times = { askedAt: seededAt, updatedAt: seededAt, expiresAt: seededAt + 86_400_000 };
  const row = { id, version: 2, userId, status: ownExportState.ready, fileId, ...times };
  await db.orm.insert(ownExports).values(row);
  return id;
}

/** That the coach may be booked by the member. */
async function permissionFor(db: Database, subject: string, coach: string): Promise<string> {
  const id = randomUUID();
  await db.orm.delete(coachPermissions).where(eq(coachPermissions.subject, subject));
  await db.orm
    .insert(coachPermissions)
    .values({ id, coach, scope: 'member', subject, createdAt: Date.UTC(2026, 0, 1) });
  return id;
}

/** A group that the booking is of; its members see their own sessions, not the group. */
async function groupWith(db: Database, bookingId: string): Promise<string> {
  const [theirs] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!theirs) throw new Error('The demo lacks the booking.');
  const { organizationId, sessionId, coachId } = theirs;
  const id = randomUUID();
  await db.orm.insert(bookingGroups).values({
    id,
    status: 'active',
    organizationId,
    sessionId,
    coachId,
    kind: 'series',
    name: 'Mondays',
    pattern: { rule: null, startsLocal: '2027-03-08T12:00', timeZone: 'Europe/London' },
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await db.orm.update(bookings).set({ bookingGroupId: id }).where(eq(bookings.id, bookingId));
  return id;
}

/** The owner’s invitation to a session of theirs. */
async function invitationOf(db: Database, bookingId: string, owner: string): Promise<string> {
  const [theirs] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!theirs) throw new Error('The demo lacks the booking.');
  const id = randomUUID();
  await db.orm.insert(bookingInvites).values({
    id,
    status: 'revoked',
    bookingId,
    organizationId: theirs.organizationId,
    inviteeId: owner,
    invitedBy: owner,
    expiresAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

/** What the coach noted about the member. */
async function noteOf(db: Database, booking: string, member: string, coach: string) {
  const id = randomUUID();
  await db.orm.insert(coachNotes).values({
    id,
    booking,
    scope: 'member',
    subject: randomUUID(),
    member,
    coach,
    status: 'submitted',
    body: 'We spoke about delegation.',
    dueAfter: 86_400_000,
    startsAt: seededAt,
    endsAt: seededAt,
    submittedAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return id;
}

/** What the member can say of their session. */
async function reviewBy(db: Database, booking: string, member: string, coach: string) {
  const [own] = await db.orm
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, member)));
  const stamps = { endsAt: seededAt, createdAt: seededAt, updatedAt: seededAt };
  const about = { booking, attendee: own?.id ?? randomUUID(), member, coach, threshold: 3 };
  const [review] = await db.orm
    .insert(reviews)
    .values({ id: randomUUID(), status: 'open', ...about, ...stamps })
    .onConflictDoUpdate({ target: reviews.attendee, set: { status: 'open' } })
    .returning({ id: reviews.id });
  return review?.id ?? '';
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

/** A time that the member keeps: what the booking takes, long after it. */
async function heldBy(db: Database, memberId: string, bookingId: string): Promise<string> {
  const [like] = await db.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!like) throw new Error('The demo lacks the booking.');
  const id = randomUUID();
  const { organizationId, coachId, sessionId, startsAt, endsAt, createdAt, updatedAt } = like;
  const wish = { organizationId, coachId, sessionId, startsAt, endsAt, createdAt, updatedAt };
  await db.orm
    .insert(slotHolds)
    .values({ ...wish, id, memberId, status: 'held', expiresAt: endsAt });
  return id;
}
