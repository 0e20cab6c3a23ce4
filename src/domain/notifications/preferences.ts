import { groupOf, type NotificationGroup } from './groups.ts';
import type { NotificationType } from './notification-types.ts';

/** `I` in the application; `E` by e-mail too, which may be switched off; `E!` by e-mail always. */
export type Channel = 'I' | 'E' | 'E!';

/** How somebody wants to hear of something. `digest`: with the one mail of a day instead of a mail of its own. */
export interface Preference {
  readonly inApp: boolean;
  readonly email: boolean;
  readonly digest: boolean;
}

/** What somebody chose, by type; a type that is not there is as usual. */
export type Preferences = Readonly<Partial<Record<NotificationType, Preference>>>;

const usual: Preference = { inApp: true, email: true, digest: false };

/** How somebody hears of it: what they chose, within what its channel leaves open (domain reference, 3.1 and 13). */
export function preferenceFor(
  channel: Channel,
  type: NotificationType,
  chosen: Preferences,
): Preference {
  const { inApp, email, digest } = (channel === 'E!' ? undefined : chosen[type]) ?? usual;
  const isMailed = channel !== 'I' && email;
  return { inApp, email: isMailed, digest: isMailed && digest };
}

type Audience = 'member' | 'organizationAdmin' | 'coach' | 'staff';

/** One line of the preferences. A type that comes in another way to others has a channel for each. */
interface Line {
  readonly label: string;
  readonly to: Readonly<Partial<Record<Audience, Channel>>>;
}

const everyone = (channel: Channel) =>
  ({ member: channel, organizationAdmin: channel, coach: channel, staff: channel }) as const;

/** What can be chosen: every type that the product sends more than once to somebody, in the words of the preferences. */
export const preferenceLines = {
  BookingRequestRecieved: { label: 'A member asks for a session', to: { coach: 'E!' } },
  BookingRequestPending: {
    label: 'A request waits for an answer',
    to: { member: 'I', coach: 'E' },
  },
  BookingRequestConfirmed: { label: 'Your request is confirmed', to: { member: 'E!' } },
  BookingRequestRejected: { label: 'Your request is refused', to: { member: 'E!' } },
  BookingRequestExpired: { label: 'A request expires', to: { member: 'E', coach: 'E' } },
  BookingRequestCancelled: { label: 'A request is withdrawn', to: { member: 'E', coach: 'E' } },
  BookingCreatedForUser: { label: 'Staff book a session for you', to: { member: 'E!' } },
  BookingCreatedForCoach: { label: 'A session is put into your calendar', to: { coach: 'E!' } },
  BookingCreatedCoach: { label: 'Your coach books a session with you', to: { member: 'E!' } },
  BookingUpdated: { label: 'A session changes', to: { member: 'E!', coach: 'E!' } },
  BookingCancelled: { label: 'A session is cancelled', to: { member: 'E!', coach: 'E!' } },
  BookingCancelledAndReschedule: {
    label: 'A session is cancelled and needs a new time',
    to: { member: 'E!' },
  },
  BookingCancelledOutsideOfSystem: {
    label: 'A session is removed from the coach’s calendar',
    to: { member: 'E!', coach: 'E!', staff: 'E!' },
  },
  LateCancellation: { label: 'A member cancels late', to: { coach: 'E', staff: 'E' } },
  CoachLateCancellation: { label: 'A coach cancels late', to: { staff: 'E' } },
  BookingCreditLost: { label: 'You lose a credit', to: { member: 'E' } },
  BookingInviteSent: { label: 'Somebody invites you to a session', to: { member: 'E!' } },
  BookingInviteRejected: {
    label: 'Somebody declines your invitation',
    to: { member: 'I', coach: 'I', staff: 'I' },
  },
  InviteRevoked: { label: 'An invitation to you is withdrawn', to: { member: 'E' } },
  SessionReminder: { label: 'A session comes up', to: { member: 'E', coach: 'E' } },
  SessionStart: { label: 'A session is about to start', to: { member: 'I', coach: 'I' } },
  MissedBooking: { label: 'You missed a session', to: { member: 'E' } },
  UserMissedBooking: { label: 'A member missed a session', to: { coach: 'I', staff: 'I' } },
  UserCoachNoteRequired: { label: 'A note about a member is due', to: { coach: 'E' } },
  TeamCoachNoteRequired: { label: 'A note about a team is due', to: { coach: 'E' } },
  CoachScoredBelowThesholdForReview: { label: 'A coach is rated low', to: { staff: 'E' } },
  RoleUpdate: { label: 'Your role changes', to: everyone('E!') },
  UserRestored: { label: 'An account is active again', to: everyone('E') },
  AdminMemberCreated: { label: 'Somebody joins your organisation', to: { organizationAdmin: 'I' } },
  AdminMemberDeleted: {
    label: 'Somebody leaves your organisation',
    to: { organizationAdmin: 'I' },
  },
  TeamLeaderUpdated: {
    label: 'A team has another leader',
    to: { member: 'I', organizationAdmin: 'I' },
  },
  LevelledUp: { label: 'You reach a level', to: { member: 'I' } },
  AchievementAwarded: { label: 'You earn an award', to: { member: 'I' } },
} as const satisfies Partial<Record<NotificationType, Line>>;

/** Sent once in a life with the product: nobody could choose before. */
export const sentOnce: readonly NotificationType[] = [
  'Welcome',
  'WelcomeOrganizationAdmin',
  'WelcomeCoach',
];

export type ChoosableType = keyof typeof preferenceLines;

export interface Choice {
  readonly type: ChoosableType;
  readonly group: NotificationGroup;
  readonly label: string;
  readonly channel: Channel;
}

/** An organisation admin is a member too. */
const audiences: Readonly<Record<string, readonly Audience[]>> = {
  Member: ['member'],
  OrganizationAdmin: ['organizationAdmin', 'member'],
  Coach: ['coach'],
  Admin: ['staff'],
  SuperAdmin: ['staff'],
};

/** What somebody of a role may choose, with the channel by which it comes to them. */
export const choicesOf = (role: string): Choice[] =>
  Object.entries<Line>(preferenceLines).flatMap(([key, { label, to }]) => {
    const channel = (audiences[role] ?? []).map((each) => to[each]).find(Boolean);
    const type = key as ChoosableType;
    return channel === undefined ? [] : [{ type, group: groupOf(type), label, channel }];
  });
