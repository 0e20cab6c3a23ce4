import { counted } from '#domain/text/counted.ts';
import { formatDuration, formatRelative } from '../time/format.ts';
import { changesInWords, type BookingChanges } from './booking-changes.ts';
import { HOUR, MINUTE } from '../time/calendar.ts';
import { sayMoment } from './said-times.ts';

/** What notifications say about a booking, read once for all recipients. Instants are epoch milliseconds. */
export interface BookingFacts {
  readonly bookingId: string;
  readonly sessionId: string;
  readonly sessionName: string;
  readonly coachId: string;
  readonly coachName: string;
  /** Who asked, or the first attendee of a booking that nobody asked for. */
  readonly askerName: string;
  /** The leader who books for the team, or the member. */
  readonly ownerId: string;
  readonly team: { readonly id: string; readonly name: string } | null;
  readonly attendees: readonly Attendee[];
  readonly startsAt: number;
  readonly expiresAt: number;
  readonly isVideo: boolean;
  /** Units that the session takes; 0 for a free one. */
  readonly cost: number;
  readonly creditState: string;
  /** Everybody pays for their own place, so that each has a credit of their own. */
  readonly eachPays?: boolean;
  readonly lateWindow: number;
  /** Somebody answered the request; nobody does where a session needs no confirmation. */
  readonly isAnswered?: boolean;
  /** What a refusing coach wrote. */
  readonly reason: string;
  /** Whose action it is. */
  readonly actorName: string;
  /** What has become different. */
  readonly changes: BookingChanges;
  /** Another time that somebody asks for, or asked for until now. */
  readonly proposal?: {
    readonly startsAt: number;
    readonly expiresAt: number;
    /** It was a coach's answer to a request. */
    readonly answersRequest?: boolean;
    /** What was written with it. */
    readonly reason?: string | null;
  } | null;
  /** What an attendee gave, of 5. */
  readonly score?: number | null;
  /** The title of what is to be answered, or was. */
  readonly questionnaire?: string | null;
  /** When it happened. */
  readonly at: number;
}

interface Attendee {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly attendance: string;
  /** Of the credit that they pay themselves. */
  readonly creditState?: string;
}

/** Somebody who is told: their clock, and what they are to the booking. */
export interface Recipient {
  readonly id: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly relation: 'coach' | 'member' | 'staff';
  /** The other sessions that they are told of at once: how many, and when the last of them starts. */
  readonly more?: { readonly count: number; readonly until: number };
}

/** What a text is made of. `subject` is the attendee that a notification of a single person is about. */
export interface NoticeFacts {
  readonly facts: BookingFacts;
  readonly recipient: Recipient;
  readonly subject: Attendee | null;
}

/** When it starts: "Mon 3 May, 14:00", with how many more there are of those that are booked together. */
export function start({ facts, recipient }: NoticeFacts): string {
  const first = sayMoment(facts.startsAt, recipient);
  const { more } = recipient;
  return more ? `${first} and ${more.count} more until ${sayMoment(more.until, recipient)}` : first;
}

export const expiry = ({ facts, recipient }: NoticeFacts): string =>
  sayMoment(facts.expiresAt, recipient);

/** "{session} on {start}". */
export const booking = (facts: NoticeFacts): string =>
  `${facts.facts.sessionName} on ${start(facts)}`;

/** The member's side by name: the team, the member, or how many come. */
export function party(facts: BookingFacts): string {
  if (facts.team) return facts.team.name;
  const [first] = facts.attendees;
  return facts.attendees.length > 1
    ? `${facts.attendees.length} people`
    : (first?.name ?? facts.askerName);
}

/** What has become different: "video call → by phone, +44 20 7946 0018". */
export const changes = ({ facts, recipient }: NoticeFacts): string =>
  changesInWords(facts.changes, (at) => sayMoment(at, recipient));

/** Another time that somebody asks for. */
export const otherStart = ({ facts, recipient }: NoticeFacts): string =>
  sayMoment(facts.proposal?.startsAt ?? facts.startsAt, recipient);

/** What was written with it, in quotation marks, after a space; nothing where nobody wrote anything. */
export const writtenWithIt = ({ facts: { proposal } }: NoticeFacts): string =>
  proposal?.reason ? ` “${proposal.reason}”` : '';

/** Why a request has expired: nobody answered it, or what the coach suggested instead. */
export const whoDidNotAnswer = (t: NoticeFacts): string =>
  t.facts.proposal?.answersRequest
    ? `Nobody answered in time about ${otherStart(t)}, which ${t.facts.coachName} suggested`
    : `${t.facts.coachName} didn’t answer in time`;

/** Until when it can be answered. */
export const answerDue = ({ facts, recipient }: NoticeFacts): string =>
  sayMoment(facts.proposal?.expiresAt ?? facts.startsAt, recipient);

/** Whom the recipient meets. */
export const otherParty = (facts: NoticeFacts): string =>
  facts.recipient.relation === 'member' ? facts.facts.coachName : party(facts.facts);

/** "in 24 hours": to the nearest five minutes, because a timer rings a moment late. */
export function relativeStart({ facts }: NoticeFacts): string {
  const away = Math.round((facts.startsAt - facts.at) / (5 * MINUTE)) * 5 * MINUTE;
  return formatRelative(facts.startsAt, facts.startsAt - away);
}

/** "5 h", or minutes when it is less than one. */
export function timeLeft({ facts }: NoticeFacts): string {
  const left = facts.startsAt - facts.at;
  return left >= HOUR
    ? `${Math.floor(left / HOUR)} h`
    : `${Math.max(1, Math.floor(left / MINUTE))} min`;
}

/** "Your credit is back." or "is lost", in the words of whoever reads it; nothing for a free session. */
export function creditSentence(facts: NoticeFacts): string {
  const { cost, creditState, eachPays } = facts.facts;
  if (cost === 0) return '';
  if (eachPays) return ownCreditSentence(facts);
  const outcome: Readonly<Record<string, string>> = { returned: 'back', forfeited: 'lost' };
  const what = outcome[creditState];
  return what ? ` ${units(facts)} ${cost === 1 ? 'is' : 'are'} ${what}.` : '';
}

const ownOutcomes: Readonly<Record<string, string>> = {
  held: 'back',
  returned: 'back',
  forfeited: 'lost',
};

/** Of credits that everybody pays for themselves people hear of their own. What is still set aside while the end is told goes back with it. */
function ownCreditSentence({ facts: { attendees, cost }, recipient }: NoticeFacts): string {
  const own = attendees.find(({ userId }) => userId === recipient.id);
  const what = ownOutcomes[own?.creditState ?? ''];
  if (!what) return '';
  return ` Your ${cost === 1 ? 'credit is' : `${cost} credits are`} ${what}.`;
}

function units({ facts: { cost, ownerId, team }, recipient }: NoticeFacts): string {
  const noun = cost === 1 ? 'credit' : `${cost} credits`;
  if (recipient.relation === 'member' && recipient.id === ownerId) return `Your ${noun}`;
  return team ? `The team’s ${noun}` : `The ${noun}`;
}

/** "2", or "2.3". */
export const score = ({ facts }: NoticeFacts): string =>
  String(Math.round((facts.score ?? 0) * 10) / 10);

export const lostUnits = ({ facts: { cost } }: NoticeFacts): string => counted(cost, 'credit');

/** Why units were lost. */
export function lossCause({ facts }: NoticeFacts): string {
  if (facts.attendees.some(({ attendance }) => attendance === 'missed')) {
    return facts.team && !facts.eachPays ? 'your team missed it' : 'you missed it';
  }
  return `it was cancelled less than ${formatDuration(facts.lateWindow)} before`;
}

/** Whether the recipient could book the session again: the member, or the leader of the team. */
export const canRebook = ({ facts, recipient }: NoticeFacts): boolean =>
  recipient.relation === 'member' && (!facts.team || recipient.id === facts.ownerId);

export const bookingPage = ({ facts }: NoticeFacts): string => `/app/bookings/${facts.bookingId}`;

export const requestAgain = ({ facts }: NoticeFacts): string =>
  `/app/booking-requests/create?session=${facts.sessionId}`;
