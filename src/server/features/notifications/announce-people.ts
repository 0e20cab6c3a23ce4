import { eq, inArray, sql } from 'drizzle-orm';
import { isStaff, type Person } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import {
  peopleNotices,
  type PeopleNoticeType,
  type PersonFacts,
  type PersonNotice,
} from '#domain/notifications/people-notices.ts';
import { roleNames } from '#domain/people/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { organizations, users } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';
import { collect } from '#server/mail/queued-digest.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { publishChange } from '#server/stream/publish.ts';
import { inState } from '#database/in-state.ts';
import { keepNotices } from './keep-notices.ts';
import { applyPreferences } from './apply-preferences.ts';

/** Something that happened to a person, and who is to hear of it. */
export interface PersonAnnouncement {
  readonly type: PeopleNoticeType;
  /** The person it is about. */
  readonly personId: string;
  readonly recipientIds: readonly string[];
  readonly at: number;
  /** The event that is told of; telling of it again sends nothing twice. */
  readonly eventId: string;
}

/** Tells people about a person inside the current transaction: notifications, mails in the outbox, a hint to open pages. Only active people are told. */
export async function announcePeople(
  db: Database,
  announcement: PersonAnnouncement,
): Promise<void> {
  const { type, personId, at, eventId } = announcement;
  const recipients = await activeAmong(db, announcement.recipientIds);
  if (recipients.length === 0) return;
  const row: PersonNotice = peopleNotices[type];
  const facts = await factsAbout(db, personId);
  const noticed = recipients.map((recipient) => ({
    recipient,
    facts: { ...facts, isSelf: recipient.id === personId },
  }));
  const channels = applyPreferences(noticed, ({ recipient }) => recipient, type, row.channel);
  await keepNotices(
    db,
    { type, entity: 'user', entityId: personId, at },
    channels.inApp.map(({ recipient, facts: own }) => ({
      recipient,
      text: row.text(own),
      link: row.go(own).path,
      groupKey: `user:${personId}`,
    })),
  );
  await enqueue(
    db,
    channels.mailed.map(({ recipient, facts: own }) =>
      mailToSend(
        {
          recipientId: recipient.id,
          at,
          subject: row.subject(own),
          text: row.text(own),
          details: [],
          go: row.go(own),
          calendar: null,
        },
        `${eventId}:${type}:${recipient.id}`,
      ),
    ),
    at,
  );
  await collect(
    db,
    channels.collected.map(({ recipient, facts: own }) => ({
      recipient,
      type,
      text: row.text(own),
      entity: 'user',
      entityId: personId,
    })),
    at,
  );
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}

async function activeAmong(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.orm
    .select({
      id: users.id,
      timeZone: users.timeZone,
      organizationId: users.organizationId,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(sql`${inArray(users.id, [...ids])} and ${inState(users.status, userState.active)}`)
    .orderBy(users.id);
}

async function factsAbout(db: Database, id: string): Promise<Omit<PersonFacts, 'isSelf'>> {
  const [row] = await db.orm
    .select({
      firstName: users.firstName,
      fullName: users.fullName,
      role: users.role,
      organizationId: organizations.id,
      organizationName: organizations.name,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id));
  if (!row) throw new Error(`There is nobody ${id} to tell anybody about`);
  const role = row.role as Exclude<Person['role'], 'System'>;
  return {
    product: productName,
    firstName: row.firstName,
    fullName: row.fullName,
    roleName: roleNames[role],
    organization:
      row.organizationId !== null && row.organizationName !== null
        ? { id: row.organizationId, name: row.organizationName }
        : null,
    home: isStaff({ role }) ? '/app/bookings' : '/app/dashboard',
  };
}
