import type { Sent } from '#tools/paths/table.ts';
import { takesPlaceAt } from './beginning.ts';
import {
  cora,
  credit,
  isSame,
  nextVersion,
  question,
  rows,
  settleBooking,
  settleProposal,
  staff,
  startOf,
  stays,
  tried,
  type Booking,
  type BookingRow,
} from './places.ts';

const isEarly = ({ startsAt, terms }: Booking, { at }: Sent) => at <= startsAt - terms.lateWindow;
/** As long as a request, and as long before either start as before every other. */
const answerBy = ({ startsAt, terms }: Booking, { at }: Sent, wanted: number) =>
  Math.min(
    at + terms.answerTtl,
    startsAt - terms.answerLastMoment,
    wanted - terms.answerLastMoment,
  );
const canAsk = (booking: Booking, event: Sent) =>
  !isSame(booking, event['startsAt']) && event.at < answerBy(booking, event, startOf(event));

const moved = {
  unless: ['isNewTimeFree'],
  never: { 'to where it is': ({ startsAt }: Booking) => ({ startsAt }) },
};
const carriedOut = [
  'swapTime',
  'writeToCalendar',
  settleBooking,
  'notify BookingUpdated attendees speakers coach',
  'notify BookingUpdated invitees invited',
];
const scheduled = 'scheduled → scheduled';
const asked = (to: 'membersAsked' | 'coachAsked') =>
  ['settled', 'membersAsked', 'coachAsked'].map((from) => ({ from, to }));
const proposes = (
  to: 'membersAsked' | 'coachAsked',
  name: string,
  party: 'member' | 'coach' | 'staff',
  when: BookingRow['when'] = () => true,
) =>
  rows(scheduled, credit.stays, asked(to), {
    ...moved,
    never: {
      ...moved.never,
      'to a time too soon': (_, { at }) => ({ startsAt: at + 60_000 }),
    },
    tried: tried('scheduled', [name]),
    when: (booking, event) => when(booking, event) && canAsk(booking, event),
    again: [`move.${to}`],
    orders: [`notify BookingUpdated ${to === 'coachAsked' ? 'coach' : 'speakers'} proposal`],
    writes: (booking, event) => ({
      proposal: {
        startsAt: startOf(event),
        by: event.by.id,
        party,
        at: event.at,
        expiresAt: answerBy(booking, event, startOf(event)),
      },
    }),
  });

/** Somebody wants another time: at once, or if the others agree. */
const moving: readonly BookingRow[] = [
  ...rows(scheduled, credit.stays, question.isOver, {
    ...moved,
    tried: tried('scheduled', ['the member moves it']),
    when: (booking, event) => isEarly(booking, event) && !isSame(booking, event['startsAt']),
    again: ['life.confirmed.scheduled'],
    orders: carriedOut,
    writes: (booking, event) => ({
      ...nextVersion(booking),
      ...takesPlaceAt(booking, startOf(event)),
    }),
  }),
  ...proposes(
    'coachAsked',
    'the member moves it',
    'member',
    (booking, event) => !isEarly(booking, event),
  ),
  ...proposes('membersAsked', 'the coach asks to move it', 'coach'),
  ...proposes('membersAsked', 'staff ask to move it', 'staff'),
];

type Asked = 'membersAsked' | 'coachAsked';
const answers = (which: Asked, name: string, rest: Partial<BookingRow> = {}) =>
  rows(scheduled, credit.stays, [{ from: which, to: 'settled' }], {
    tried: tried('scheduled', [name]),
    again: ['life.confirmed.scheduled'],
    until: ({ proposal }) => proposal?.expiresAt ?? Infinity,
    unless: ['isProposedTimeFree'],
    orders: carriedOut,
    writes: (booking) => ({
      ...nextVersion(booking),
      ...takesPlaceAt(booking, booking.proposal?.startsAt ?? 0),
    }),
    ...rest,
  });
const timeStays = (
  which: Asked,
  names: readonly string[],
  notice: string,
  rest: Partial<BookingRow> = {},
) =>
  rows(scheduled, credit.stays, [{ from: which, to: 'settled' }], {
    tried: names,
    orders: [settleProposal, `notify BookingUpdated ${notice}`],
    ...rest,
  });
const lapse = ['answerDue is over', 'answerDue is over, after an outage'];
const at = (name: string) => tried('scheduled', [name]);

/** What those who are asked say, and whoever asked (domain reference, 6.6, MOVE). */
const answering: readonly BookingRow[] = [
  ...answers('membersAsked', 'the member agrees to the other time'),
  ...answers('coachAsked', 'the coach agrees to the other time', { by: [staff] }),
  ...timeStays('membersAsked', at('the member keeps the time'), 'proposer coach declined'),
  ...timeStays('coachAsked', at('the coach keeps the time'), 'proposer coach declined', {
    by: [staff],
  }),
  ...timeStays(
    'membersAsked',
    at('the coach no longer wants another time'),
    'speakers coach withdrawn',
    { by: [staff] },
  ),
  ...timeStays('coachAsked', at('the member no longer wants another time'), 'coach withdrawn'),
  ...timeStays('membersAsked', lapse, 'proposer coach unanswered'),
  ...timeStays('coachAsked', lapse, 'proposer coach unanswered'),
];

const isWhereItWas = ({ startsAt, endsAt }: Booking, event: Sent) =>
  event['startsAt'] === startsAt && event['endsAt'] === endsAt;

/** What the coach does in their own calendar is theirs to settle; nobody else hears of it. */
const outside: readonly BookingRow[] = [
  ...stays(['scheduled'], {
    tried: tried('scheduled', [
      'the session is moved in the coach’s calendar',
      'the session is moved back there',
    ]),
    even: {
      'to where it was': ({ startsAt, endsAt }) => ({ startsAt, endsAt }),
      'to last longer': ({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt + 1 }),
      'to begin earlier': ({ startsAt, endsAt }) => ({ startsAt: startsAt - 1, endsAt }),
    },
    writes: (booking, event) => ({
      externalMove: isWhereItWas(booking, event)
        ? null
        : { startsAt: startOf(event), endsAt: Number(event['endsAt']), at: event.at },
    }),
  }),
  ...stays(['scheduled'], {
    tried: tried('scheduled', ['the coach puts it back', 'staff put it back']),
    when: ({ externalMove }) => !!externalMove,
    orders: ['writeToCalendar'],
    writes: (booking) => ({ ...nextVersion(booking), externalMove: null }),
  }),
];

/** Staff hand it to another coach, and the question about its time is over. */
const reassigning = rows(scheduled, credit.stays, question.isOver, {
  tried: tried('scheduled', ['staff hand it to another coach', 'staff hand it to its first coach']),
  when: ({ coachId }, { coach }) => coach !== coachId,
  unless: ['canTakeOver'],
  even: {
    'who is known': ({ coachId }) => ({
      coach: coachId === cora.id ? 'carl' : cora.id,
      found: { successor: { fullName: 'Cora Silva', timeZone: 'Asia/Kathmandu' } },
    }),
  },
  never: { 'who has it': ({ coachId }) => ({ coach: coachId }), nobody: () => ({ coach: '' }) },
  orders: [
    'handOver',
    'writeToCalendar',
    settleBooking,
    'notify BookingUpdated attendees',
    'notify BookingUpdated formerCoach formerCoach',
    'notify BookingCreatedForCoach coach',
  ],
  writes: (booking, event) => ({
    coachId: String(event['coach']),
    ...(event['found'] !== undefined && {
      coachName: 'Cora Silva',
      coachTimeZone: 'Asia/Kathmandu',
    }),
    externalMove: null,
    ...nextVersion(booking),
  }),
});

/** When a session takes place, and with whom. */
export const aboutTime: readonly BookingRow[] = [
  ...moving,
  ...answering,
  ...outside,
  ...reassigning,
];
