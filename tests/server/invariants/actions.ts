import fc from 'fast-check';
import { names, sessionNames, type Name, type SessionName, type Town } from './town.ts';

/** Who acts on a booking, by what they are to it. */
export const relations = [
  'coach',
  'otherCoach',
  'requester',
  'otherMember',
  'leader',
  'staff',
] as const;
export type Relation = (typeof relations)[number];

export const eventTypes = [
  'CONFIRM',
  'REJECT',
  'SUGGEST_TIME',
  'CANCEL_REQUEST',
  'CANCEL',
  'RECORD_OUTCOME',
  'CORRECT_OUTCOME',
  'MOVE',
  'ACCEPT_MOVE',
  'DECLINE_MOVE',
  'WITHDRAW_MOVE',
  'REASSIGN_COACH',
  'REINSTATE',
  'REFUND',
  'UPDATE_LOCATION',
  'EDIT_NOTE',
  'EDIT_TEAM_NOTE',
] as const;
export type EventType = (typeof eventTypes)[number];

const half = 30 * 60_000;
const day = 86_400_000;

/** What depends on what is found out when it is tried, so that nobody can promise it before. */
export const isFoundOut = (type: EventType): boolean =>
  type === 'REASSIGN_COACH' || type === 'MOVE' || type === 'SUGGEST_TIME';

type Purse = keyof Town['purses'] | 'none';

/** Something somebody tries, or time that passes; plain data, so that a life that breaks a rule can be shrunk and read. */
export type Action =
  | { readonly do: 'hold'; readonly wish: Wish }
  | { readonly do: 'request'; readonly wish: Wish }
  /** Whoever holds a time asks for it. */
  | { readonly do: 'request the held time'; readonly hold: number }
  | { readonly do: 'release'; readonly who: Name }
  | { readonly do: 'book'; readonly who: Name; readonly wish: Wish }
  | ({ readonly do: 'tell'; readonly who: Relation; readonly type: EventType } & Telling)
  /** Tells an open booking something that fits its state: the nth of {@link fitting}. */
  | ({ readonly do: 'carry on'; readonly nth: number } & Telling)
  /** Somebody leaves a session that others come to, or staff refund what they paid for their place. */
  | ({ readonly do: 'leave' } & OfPlace)
  | ({ readonly do: 'refund' } & OfPlace)
  | { readonly do: 'repeat'; readonly changed: boolean }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'wait for the next timer' };

/** Whose place, and in which booking, counted from the newest. */
interface OfPlace {
  readonly who: Name;
  readonly booking: number;
}

interface Telling {
  /** Counted from the newest. */
  readonly booking: number;
  /** Which of the payloads of the event. */
  readonly how: number;
  readonly stale: boolean;
}

export interface Wish {
  readonly member: Name;
  readonly session: SessionName;
  readonly coach: 'ana' | 'ben';
  readonly purse: Purse;
  /** Half hours after the first time that keeps the notice period. */
  readonly slot: number;
}

type Job = Pick<Wish, 'member' | 'session' | 'coach' | 'purse'>;

/** What can be had; anything else is refused. */
export const sensible: readonly Job[] = [
  { member: 'mia', session: 'coaching', coach: 'ana', purse: 'coaching' },
  { member: 'mia', session: 'coaching', coach: 'ben', purse: 'pool' },
  { member: 'mia', session: 'instant', coach: 'ana', purse: 'instant' },
  { member: 'mia', session: 'free', coach: 'ana', purse: 'none' },
  { member: 'max', session: 'coaching', coach: 'ana', purse: 'pool' },
  { member: 'max', session: 'free', coach: 'ben', purse: 'none' },
  { member: 'lea', session: 'workshop', coach: 'ana', purse: 'team' },
  { member: 'lea', session: 'retreat', coach: 'ana', purse: 'retreat' },
  { member: 'lea', session: 'free', coach: 'ana', purse: 'none' },
];

const job = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...sensible) },
  {
    weight: 1,
    arbitrary: fc.record<Job>({
      member: fc.constantFrom(...names),
      session: fc.constantFrom(...sessionNames),
      coach: fc.constantFrom('ana', 'ben'),
      purse: fc.constantFrom('coaching', 'instant', 'team', 'pool', 'retreat', 'none'),
    }),
  },
);
const wish = fc
  .tuple(job, fc.constantFrom(0, 0, 1, 2, 3, 4, 10, 48, 100, -1, -40))
  .map(([wanted, slot]): Wish => ({ ...wanted, slot }));
const telling = {
  booking: fc.constantFrom(0, 0, 0, 1, 2, 3),
  how: fc.nat(3),
  stale: fc.constantFrom(false, false, false, false, false, false, true),
};
const ofPlace = {
  who: fc.constantFrom<Name>('lea', 'max', 'max', 'mia'),
  booking: telling.booking,
};
const just = <Text extends string>(text: Text) => fc.constant(text);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: just('hold'), wish }) },
  { weight: 3, arbitrary: fc.record({ do: just('request the held time'), hold: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: just('release'), who: fc.constantFrom<Name>('mia', 'max', 'lea') }),
  },
  { weight: 6, arbitrary: fc.record({ do: just('request'), wish }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: just('book'),
      who: fc.constantFrom<Name>('ana', 'ana', 'ben', 'ada', 'ada', 'mia'),
      wish,
    }),
  },
  { weight: 11, arbitrary: fc.record({ do: just('carry on'), nth: fc.nat(5), ...telling }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: just('tell'),
      who: fc.constantFrom(...relations),
      type: fc.constantFrom(...eventTypes),
      ...telling,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: just('leave'), ...ofPlace }) },
  { weight: 1, arbitrary: fc.record({ do: just('refund'), ...ofPlace }) },
  { weight: 2, arbitrary: fc.record({ do: just('repeat'), changed: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: just('wait'),
      minutes: fc.constantFrom(1, 9, 11, 20, 20, 65, 14 * 60, 23 * 60, 49 * 60),
    }),
  },
  { weight: 10, arbitrary: fc.record({ do: just('wait for the next timer') }) },
);

/** Who may tell an open booking what, by its status; null lets it be. */
export const fitting: Readonly<Record<string, readonly (readonly [Relation, EventType] | null)[]>> =
  {
    requested: [
      ['coach', 'CONFIRM'],
      ['staff', 'CONFIRM'],
      ['coach', 'CONFIRM'],
      ['coach', 'REJECT'],
      ['coach', 'SUGGEST_TIME'],
      ['requester', 'ACCEPT_MOVE'],
      ['requester', 'DECLINE_MOVE'],
      ['requester', 'CANCEL_REQUEST'],
      ['coach', 'CONFIRM'],
    ],
    'confirmed.scheduled': [
      ['requester', 'CANCEL'],
      ['coach', 'CANCEL'],
      ['staff', 'CANCEL'],
      ['staff', 'REASSIGN_COACH'],
      ['requester', 'MOVE'],
      ['coach', 'MOVE'],
      ['requester', 'ACCEPT_MOVE'],
      ['coach', 'ACCEPT_MOVE'],
      ['coach', 'DECLINE_MOVE'],
      null,
      null,
      null,
    ],
    missed: [['staff', 'REFUND'], ['staff', 'CORRECT_OUTCOME'], null],
    completed: [['staff', 'CORRECT_OUTCOME'], null, null],
    coachMissed: [['staff', 'CORRECT_OUTCOME'], null],
    cancelled: [['coach', 'REINSTATE'], ['staff', 'REINSTATE'], null, null],
    'confirmed.open': [['requester', 'CANCEL'], ['coach', 'CANCEL'], ['staff', 'CANCEL'], null],
    'confirmed.inProgress': [
      ['coach', 'RECORD_OUTCOME'],
      ['staff', 'RECORD_OUTCOME'],
    ],
    'confirmed.awaitingOutcome': [
      ['coach', 'RECORD_OUTCOME'],
      ['staff', 'RECORD_OUTCOME'],
    ],
  };

/** Lives of a town of at most so many actions; half as many on average. */
export const lives = (actions: number): fc.Arbitrary<readonly Action[]> =>
  fc.noBias(fc.array(action, { minLength: 1, maxLength: actions, size: 'max' }));

/** The other times that somebody names who asks for one: an hour and a day later. */
export const otherTimesOf = (startsAt: number): readonly string[] =>
  [2 * half, day].map((later) => new Date(startsAt + later).toISOString());

/** Payloads of an event, the first of which anybody may send who may send the event at all. */
export function payloadsOf(
  type: EventType,
  attendees: readonly string[],
  stranger: string,
  otherCoach: string,
  { now = 0, startsAt = 0 }: { readonly now?: number; readonly startsAt?: number } = {},
): readonly object[] {
  const inDays = (days: number) => ({
    startsAt: new Date(Math.ceil((now + days * day) / half) * half).toISOString(),
  });
  const reason = 'I have fallen ill.';
  const variants: Record<EventType, readonly object[]> = {
    CONFIRM: [
      {},
      ...otherTimesOf(startsAt).map((time) => ({ startsAt: time })),
      { startsAt: new Date(startsAt).toISOString() },
    ],
    REJECT: [{ reason }, {}, { reason: ' ' }],
    SUGGEST_TIME: [inDays(3), { ...inDays(2), reason }, inDays(-1)],
    CANCEL_REQUEST: [{}, { reason }],
    CANCEL: [{ reason }, { reason, askToReschedule: true }, {}],
    EDIT_NOTE: [{ note: 'About delegation.' }, { note: ' ' }],
    EDIT_TEAM_NOTE: [{ note: 'About us.' }],
    UPDATE_LOCATION: [
      { kind: 'phone', detail: '+44 20 7946 0018' },
      { kind: 'inPerson', detail: '1 High Street' },
      { kind: 'video' },
      { kind: 'phone', detail: '12' },
    ],
    MOVE: [inDays(2), inDays(3), inDays(1), inDays(-1)],
    ACCEPT_MOVE: [{}],
    DECLINE_MOVE: [{}],
    WITHDRAW_MOVE: [{}],
    REASSIGN_COACH: [{ coach: otherCoach }, { coach: stranger }],
    CORRECT_OUTCOME: [
      // Nothing has to be taken again, for which staff alone could choose a credit.
      { reason, coachAttended: false },
      { reason, credit: 'goodwill', coachAttended: true, attended: attendees },
      { reason, coachAttended: true, attended: [] },
      { coachAttended: true, attended: attendees },
    ],
    REINSTATE: [{}],
    REFUND: [{ reason }, { reason, expiresAt: '2028-06-30T23:00:00.000Z' }, {}],
    RECORD_OUTCOME: [
      { coachAttended: true, attended: attendees },
      { coachAttended: true, attended: [] },
      { coachAttended: false },
      { coachAttended: true, attended: [stranger] },
    ],
  };
  return variants[type];
}
