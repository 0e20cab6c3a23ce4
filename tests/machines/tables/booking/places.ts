import type { BookingContext } from '#machines/booking/context.ts';
import type { Person } from '#machines/person.ts';
import type { Row, Sent } from '#tools/paths/table.ts';
import { people } from '../../models/people.ts';

export type Booking = BookingContext;
export type BookingRow = Row<Booking>;
export const { carl, cora, sam, mia } = people;
export const staff: Person = sam;
/** Whoever gives the session, and staff; another coach is refused, who is one of the two. */
export const coachOrStaff: readonly Person[] = [sam, carl, cora];
/** Whoever manages an organisation has everything that a member has. */
export const organizer: Person = { id: 'olga', role: 'OrganizationAdmin' };

/** What becomes of a unit: where it was, where it goes, and what is ordered for it. */
export interface Fate {
  readonly from: string;
  readonly to: string;
  readonly orders?: readonly string[];
  when?(booking: Booking): boolean;
}

const eachPays = ({ eachPays: pays, cost }: Booking) => pays === true && cost > 0;
const paysForAll = ({ eachPays: pays, cost }: Booking) => pays !== true && cost > 0;
const isFree = ({ cost }: Booking) => cost === 0;

/** Units of a booking, those of each attendee, and none at all: all three stand beside one another. */
const ofAll = (own: readonly Fate[], order: string | null): readonly Fate[] => [
  ...own,
  {
    from: 'none',
    to: 'none',
    when: eachPays,
    ...(order !== null && { orders: [order] }),
  },
  { from: 'none', to: 'none', when: isFree },
];

const lost = 'notify BookingCreditLost creditHolder';
const foundAgain = 'settleNotices BookingCreditLost';

/** The credit region of the domain reference, 6.6, transfer by transfer. */
export const credit = {
  asked: ofAll(
    [{ from: 'none', to: 'held', when: paysForAll, orders: ['holdCredit'] }],
    'holdPerAttendee',
  ),
  givenBack: ofAll(
    [{ from: 'held', to: 'returned', orders: ['returnCredit'] }],
    'releasePerAttendee',
  ),
  isLost: ofAll(
    [{ from: 'held', to: 'forfeited', orders: ['forfeitCredit', lost] }],
    'releasePerAttendee',
  ),
  used: ofAll([{ from: 'held', to: 'spent', orders: ['spendCredit'] }], null),
  heldAgain: ofAll(
    [
      { from: 'returned', to: 'held', orders: ['holdCredit'] },
      { from: 'spent', to: 'held', orders: ['correctCredit'] },
      { from: 'forfeited', to: 'held', orders: ['correctCredit', foundAgain] },
    ],
    'holdPerAttendee',
  ),
  correctedToUsed: ofAll(
    [
      { from: 'spent', to: 'spent' },
      { from: 'returned', to: 'spent', orders: ['correctCredit'] },
      { from: 'forfeited', to: 'spent', orders: ['correctCredit', foundAgain] },
    ],
    null,
  ),
  correctedToLost: ofAll(
    [
      { from: 'forfeited', to: 'forfeited' },
      { from: 'returned', to: 'forfeited', orders: ['correctCredit', lost] },
      { from: 'spent', to: 'forfeited', orders: ['correctCredit', lost] },
    ],
    'releasePerAttendee',
  ),
  correctedToGivenBack: ofAll(
    [
      { from: 'returned', to: 'returned' },
      { from: 'spent', to: 'returned', orders: ['correctCredit'] },
      { from: 'forfeited', to: 'returned', orders: ['correctCredit', foundAgain] },
    ],
    'releasePerAttendee',
  ),
  stays: ['none', 'held', 'returned', 'spent', 'forfeited', 'refunded'].map((state) => ({
    from: state,
    to: state,
  })),
} as const satisfies Readonly<Record<string, readonly Fate[]>>;

/** Where the question about another time stood, where it stands then, and what is ordered about it. */
export interface Question {
  readonly from: string;
  readonly to: string;
  readonly orders?: readonly string[];
}

const nobodyAsks: Question = { from: 'settled', to: 'settled' };
/** Whoever waits for an answer about another time waits no longer; of a request, that time is given up as well. */
export const question = {
  none: [nobodyAsks],
  isOver: [
    nobodyAsks,
    { from: 'membersAsked', to: 'settled' },
    { from: 'coachAsked', to: 'settled' },
  ],
  suggestionIsOver: [
    nobodyAsks,
    {
      from: 'membersAsked',
      to: 'settled',
      orders: ['settleNotices BookingUpdated', 'releaseProposedTime'],
    },
  ],
  stays: [
    nobodyAsks,
    { from: 'membersAsked', to: 'membersAsked' },
    { from: 'coachAsked', to: 'coachAsked' },
  ],
} as const satisfies Readonly<Record<string, readonly Question[]>>;

/** A coach acts on sessions of their own. */
const isTheirs = ({ coachId }: Booking, { by }: Sent) => by.role !== 'Coach' || by.id === coachId;

type Rest = Omit<BookingRow, 'leads'>;

/** A row for each unit and each question that a booking may stand in: `rows('scheduled → cancelled', credit.givenBack, question.isOver, …)`. */
export function rows(
  leads: string,
  fates: readonly Fate[],
  questions: readonly Question[],
  rest: Rest,
): BookingRow[] {
  const [from, to] = leads.split(' → ');
  return questions.flatMap((asked) =>
    fates.map((fate) => ({
      ...rest,
      leads: `${from} & ${fate.from} & ${asked.from} → ${to} & ${fate.to} & ${asked.to}`,
      orders: [...(rest.orders ?? []), ...(asked.orders ?? []), ...(fate.orders ?? [])],
      when: (booking: Booking, event: Sent) =>
        isTheirs(booking, event) &&
        (rest.when?.(booking, event) ?? true) &&
        (fate.when?.(booking) ?? true),
      writes: (booking: Booking, event: Sent) => ({
        ...rest.writes?.(booking, event),
        ...(asked.from !== asked.to && asked.to === 'settled' && { proposal: null }),
      }),
    })),
  );
}

/** Nothing of the life, the unit or the question changes. */
export const stays = (lives: readonly string[], rest: Rest): BookingRow[] =>
  lives.flatMap((life) => rows(`${life} → ${life}`, credit.stays, question.stays, rest));

const settled = ['', ' a season later', ' at once', ' on second thoughts'];
const whens = {
  requested: [' in time', ' too late'],
  offered: [' in time', ' when one of them has passed', ' too late'],
  scheduled: [' early', ' late'],
  inProgress: [' before the grace is over', ' after the grace'],
  settled: settled.slice(0, 2),
  cancelled: settled,
  recorded: [...settled.slice(0, 2), ' as soon as it is recorded'],
} as const;

/** The names of attempts with the moments at which they are made. */
export const tried = (life: keyof typeof whens, names: readonly string[]): string[] =>
  names.flatMap((name) => whens[life].map((when) => `${name}${when}`));
/** Those of what may be done from the request to long after the session. */
export const triedAnywhere = (names: readonly string[]): string[] => [
  ...tried('requested', names),
  ...tried('scheduled', names),
  ...tried('inProgress', names),
  ...tried('settled', names),
];

export const nextVersion = ({ icalSequence }: Booking) => ({ icalSequence: icalSequence + 1 });

/** Both of them, and which of them did it. */
export const settleRequest = 'settleNotices BookingRequestRecieved BookingRequestPending';
export const settleBooking =
  'settleNotices BookingRequestConfirmed BookingCreatedForUser BookingCreatedForCoach BookingCreatedCoach BookingUpdated SessionReminder';
export const settleStart = 'settleNotices SessionStart';
export const settleProposal = 'settleNotices BookingUpdated';

/** A time that is named may last no longer than the one before. */
export const isSame = (booking: Booking, startsAt: unknown) => startsAt === booking.startsAt;
export const startOf = ({ startsAt }: Sent): number => Number(startsAt);
