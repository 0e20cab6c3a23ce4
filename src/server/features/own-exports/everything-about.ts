import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CreditUnit } from '#domain/credits/vocabulary.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import type { Principal } from '#server/http/principal.ts';
import { mailRhythmOf } from '#server/features/digests/public.ts';
import type { Database } from '#database/database.ts';
import {
  availabilityExceptions,
  creditLots,
  machineEvents,
  notifications,
  organizations,
  programmes,
  pushSubscriptions,
  savedViews,
  teamMembers,
  teams,
  tokenFamilies,
  userAwards,
  users,
  workingHours,
} from '#database/schema/index.ts';
import { messageSettingsOf } from '#server/features/messages/public.ts';
import { requestsBy } from '#server/features/support-requests/public.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { notInState } from '#database/in-state.ts';
import { isMemberOfProgramme } from '#server/features/relations/public.ts';
import { byName } from '#database/name-order.ts';
import { activitiesOf } from './activities-of.ts';
import { conversationsOf, listenedTo } from './conversations-of.ts';
import { bookingsOf, sessionsLeftBy } from './bookings-about.ts';
import { commentsBy, muteOf, threadsBy } from './forum-by.ts';
import { questionnairesOf } from './questionnaires-of.ts';
import {
  filesNotUsedBy,
  lastVisitOf,
  resourcesAddedBy,
  resourcesOpenedBy,
} from './resources-about.ts';
import { invitationsOf, meetingMessagesBy, messagesOf, reviewsBy } from './words-by.ts';

/** What the file says of one thing: under this name in the JSON, under this heading on the page. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly content: unknown;
}

type Read = (db: Database, id: string) => Promise<unknown>;

const sections: readonly (readonly [name: string, title: string, read: Read])[] = [
  ['account', 'Your account', accountOf],
  ['teams', 'Your teams', teamsOf],
  ['programmes', 'Your programmes', programmesOf],
  ['bookings', 'Your sessions', async (db, id) => bookingsOf(db, await readerOf(db, id))],
  ['sessionsLeft', 'Sessions that you left', sessionsLeftBy],
  ['invitations', 'Invitations', invitationsOf],
  ['reviews', 'Your reviews', reviewsBy],
  ['forumThreads', 'Your threads in the forum', threadsBy],
  ['forumComments', 'Your comments in the forum', commentsBy],
  ['forumMute', 'Being muted in the forum', muteOf],
  ['meetingMessages', 'What you wrote in meetings', meetingMessagesBy],
  ['messages', 'Your messages', messagesOf],
  ['messageSettings', 'What you chose for messages', messageSettingsOf],
  ['supportRequests', 'What you asked support for', requestsBy],
  ['interactiveResponses', 'Your activities', activitiesOf],
  ['questionnaires', 'Your questionnaires', questionnairesOf],
  ['aiConversations', 'Your AI conversations', conversationsOf],
  ['aiConversationsHeard', 'Where you left off listening to AI conversations', listenedTo],
  ['sessionCredits', 'Your session credits', (db, id) => creditsOf(db, id, 'session')],
  ['aiCredits', 'Your AI credits', (db, id) => creditsOf(db, id, 'analysis')],
  ['notifications', 'Your notifications', notificationsTo],
  ['resourcesAdded', 'Resources that you added', resourcesAddedBy],
  ['resourcesOpened', 'Resources that you opened', resourcesOpenedBy],
  ['resourcesLastVisitedAt', 'Your last visit to the resources', lastVisitOf],
  ['filesNotUsedYet', 'Files that you sent and did not use yet', filesNotUsedBy],
  ['savedViews', 'Views that you saved', viewsOf],
  ['awards', 'Your awards', awardsOf],
  ['signIns', 'Where you signed in', signInsOf],
  ['workingHours', 'Your working hours', hoursOf],
  ['timeOff', 'Your time off', timeOffOf],
  ['accountHistory', 'The history of your account', historyOf],
];

/** Each section by its name, in the order in which they come. */
export const sectionTitles = sections.map(([name, title]) => [name, title] as const);

/** What is kept about a person, in the words of the product, one thing after the other; no secrets, and of others no more than the person sees on their pages. */
export async function* everythingAbout(db: Database, id: string): AsyncGenerator<Section> {
  for (const [name, title, read] of sections) yield { name, title, content: await read(db, id) };
}

async function readerOf(db: Database, id: string): Promise<Pick<Principal, 'id' | 'role'>> {
  const [person] = await db.orm.select({ role: users.role }).from(users).where(eq(users.id, id));
  if (!person) throw new Error('Someone who is not there asks for their data');
  return { id, role: person.role as Principal['role'] };
}

async function accountOf(db: Database, id: string) {
  const [row] = await db.orm
    .select({ person: users, organization: organizations.name })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id));
  if (!row) throw new Error('Someone who is not there asks for their data');
  const { person, organization } = row;
  return {
    id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role as Principal['role'],
    organization,
    loginMethod: person.loginMethod,
    jobTitle: person.jobTitle,
    phone: person.phone,
    bio: person.bio,
    specialisms: person.specialisms,
    languages: person.languages,
    timeZone: person.timeZone,
    locale: person.locale,
    hasPicture: person.pictureUrl !== null,
    points: person.points,
    achievement: person.achievement,
    pinnedAward: person.pinnedAward,
    notificationPreferences: person.notificationPreferences,
    emails: await mailRhythmOf(db, id),
    privacyAccepted: accepted(person.privacyAcceptedVersion, person.privacyAcceptedAt),
    termsAccepted: accepted(person.termsAcceptedVersion, person.termsAcceptedAt),
    createdAt: wireInstant(person.createdAt),
    lastSignInAt: wireInstantOrNull(person.lastSignInAt),
  };
}

const accepted = (version: string | null, at: number | null) =>
  version === null || at === null ? null : { version, at: wireInstant(at) };

function teamsOf(db: Database, id: string) {
  return db.orm
    .select({ name: teams.name })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teamMembers.userId, id), isNull(teams.deletedAt)))
    .orderBy(asc(byName(teams.name)), asc(teams.id));
}

function programmesOf(db: Database, id: string) {
  return db.orm
    .select({ name: programmes.name, startDate: programmes.startDate, endDate: programmes.endDate })
    .from(programmes)
    .where(
      and(
        isMemberOfProgramme(id),
        notInState(programmes.status, [programmeState.draft, programmeState.deleted]),
      ),
    )
    .orderBy(asc(byName(programmes.name)), asc(programmes.id));
}

async function creditsOf(db: Database, id: string, unit: CreditUnit) {
  const rows = await db.orm
    .select({ status: creditLots.status, units: creditLots.quantity, at: creditLots.effectiveAt })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.unit, unit),
        eq(creditLots.holderType, 'member'),
        eq(creditLots.holderId, id),
      ),
    )
    .orderBy(asc(creditLots.effectiveAt), asc(creditLots.id));
  return rows.map(({ at, ...lot }) => ({ ...lot, effectiveAt: wireInstant(at) }));
}

async function notificationsTo(db: Database, id: string) {
  const rows = await db.orm
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  return rows.map(({ type, text, actioned, createdAt }) => ({
    type,
    text,
    actioned,
    createdAt: wireInstant(createdAt),
  }));
}

function viewsOf(db: Database, id: string) {
  return db.orm
    .select({ page: savedViews.page, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .where(eq(savedViews.userId, id))
    .orderBy(asc(savedViews.page), asc(byName(savedViews.name)), asc(savedViews.id));
}

async function awardsOf(db: Database, id: string) {
  const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  return rows.map(({ award, progress, earnedAt }) => ({
    award,
    progress,
    earnedAt: wireInstantOrNull(earnedAt),
  }));
}

async function signInsOf(db: Database, id: string) {
  const rows = await db.orm
    .select({ family: tokenFamilies, notificationsSince: pushSubscriptions.createdAt })
    .from(tokenFamilies)
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.familyId, tokenFamilies.id))
    .where(eq(tokenFamilies.userId, id))
    .orderBy(asc(tokenFamilies.createdAt), asc(tokenFamilies.id));
  return rows.map(({ family, notificationsSince }) => ({
    device: family.device,
    loginMethod: family.loginMethod,
    createdAt: wireInstant(family.createdAt),
    lastUsedAt: wireInstant(family.lastUsedAt),
    endedAt: wireInstantOrNull(family.revokedAt),
    notificationsSince: wireInstantOrNull(notificationsSince),
  }));
}

function hoursOf(db: Database, id: string) {
  return db.orm
    .select({
      effectiveFrom: workingHours.effectiveFrom,
      timeZone: workingHours.timeZone,
      weekly: workingHours.weekly,
    })
    .from(workingHours)
    .where(eq(workingHours.coachId, id))
    .orderBy(asc(workingHours.effectiveFrom));
}

function timeOffOf(db: Database, id: string) {
  return db.orm
    .select({
      kind: availabilityExceptions.kind,
      startsLocal: availabilityExceptions.startsLocal,
      endsLocal: availabilityExceptions.endsLocal,
      timeZone: availabilityExceptions.timeZone,
      reason: availabilityExceptions.reason,
    })
    .from(availabilityExceptions)
    .where(eq(availabilityExceptions.coachId, id))
    .orderBy(asc(availabilityExceptions.startsLocal));
}

async function historyOf(db: Database, id: string) {
  const rows = await db.orm
    .select({ event: machineEvents.event, at: machineEvents.at })
    .from(machineEvents)
    .where(and(eq(machineEvents.machine, 'user'), eq(machineEvents.entityId, id)))
    .orderBy(asc(machineEvents.position));
  return rows.map(({ event, at }) => ({ event, at: wireInstant(at) }));
}
