import { system } from '#machines/person.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';
import { people } from '../models/people.ts';

const { carl, sam } = people;
const hour = 60 * 60_000;
const day = 24 * hour;
/** As good as never. */
const never = 36_500 * day;

const dayAfter = (at: number, days: number) => new Date(at + days * day).toISOString().slice(0, 10);
/** When a day begins in London: an hour before Greenwich from the last Sunday of March to that of October. */
const beginningOf = (date: string) =>
  Date.parse(`${date}T00:00:00Z`) - (date > '2027-03-28' && date <= '2027-10-31' ? hour : 0);
const endOf = (date: string) => beginningOf(dayAfter(Date.parse(`${date}T00:00:00Z`), 1));

/** The day that it is in London. */
const dayIn = (at: number) => {
  const date = dayAfter(at, 0);
  const tomorrow = dayAfter(at, 1);
  return at >= beginningOf(tomorrow) ? tomorrow : date;
};
const further = {
  'further off': (_: AssignmentContext, { at }: Sent) => ({
    opensOn: dayAfter(at, 5),
    closesOn: dayAfter(at, 25),
  }),
  'for a single day': (_: AssignmentContext, { at }: Sent) => ({
    opensOn: dayAfter(at, 4),
    closesOn: dayAfter(at, 4),
  }),
};
const over = { 'for days that are over': () => ({ closesOn: '2020-01-01' }) };

const isOfProgramme = ({ programmeId }: AssignmentContext) => programmeId !== null;
const isOfBooking = ({ bookingId }: AssignmentContext) => bookingId !== null;
const sends = ({ reminds }: AssignmentContext) => reminds;

const kept = ['scheduled', 'open', 'closed'];
const asked = ['askRespondents', 'announceOpening'];
const askedAgain = ['askRespondents', 'announceToNewcomers'];
const unless = ['isPlaceOpen', 'canBeAsked', 'hasRespondents', 'areEnough'];

/** What is open already has opened when it did. */
const openedBy = ({ opensAt }: AssignmentContext, { at }: Sent) =>
  opensAt !== null && opensAt <= at ? opensAt : at;
const reminded = (_: AssignmentContext, { at }: Sent) => ({ remindedAt: at });
/** What the product does by itself is nobody’s. */
const whoseIs = ({ by }: Sent) => (by.role === 'System' ? null : by.id);
const made = (event: Sent) => ({ createdBy: whoseIs(event), updatedBy: whoseIs(event) });
/** The days that somebody writes down. */
const days = ({ opensOn, closesOn }: Sent) => ({
  opensOn: opensOn as string | null,
  closesOn: String(closesOn),
  closesAt: endOf(String(closesOn)),
});
const isAhead = (_: AssignmentContext, { at, opensAt }: Sent) => Number(opensAt) > at;
const isPast = ({ at, closesAt }: Sent) => Number(closesAt) <= at;
const isLater = ({ at, opensOn }: Sent) => beginningOf(String(opensOn)) > at;
const isOver = ({ at, closesOn }: Sent) => endOf(String(closesOn)) <= at;
/** The times of the session. */
const times = (_: AssignmentContext, { opensAt, closesAt }: Sent) => ({
  opensAt: Number(opensAt),
  closesAt: Number(closesAt),
});
const later = (event: Sent) => ({ ...days(event), opensAt: beginningOf(String(event['opensOn'])) });

const ended = ({ closesAt }: AssignmentContext, event: Sent) => ({
  closesAt: Math.min(closesAt ?? Infinity, event.at),
  updatedBy: whoseIs(event),
});
const gone = (_: AssignmentContext, event: Sent) => ({
  updatedBy: whoseIs(event),
  deletedAt: event.at,
  deletedBy: whoseIs(event),
});
const plain = { rule: 'all', teamIds: [], memberIds: [], allowEdit: false, reminds: true } as const;

/** Those of a programme are changed by staff, those of a booking follow it; both are closed and taken back (domain reference, 8.2). */
export const questionnaireAssignmentTable: Table<AssignmentContext> = {
  rows: [
    {
      tried: ['staff assign it'],
      leads: 'new → open',
      by: [system],
      unless,
      orders: asked,
      writes: (_, event) => ({ ...made(event), ...days(event), opensAt: event.at }),
    },
    {
      tried: ['staff assign it for later'],
      leads: 'new → scheduled',
      by: [system],
      even: further,
      never: over,
      unless,
      writes: (_, event) => ({ ...made(event), ...later(event) }),
    },
    {
      tried: ['the session asks it'],
      leads: 'new → open',
      when: (before, event) => !isAhead(before, event),
      by: [sam, carl],
      unless,
      orders: asked,
      writes: (_, event) => made(event),
    },
    {
      tried: ['the session asks it'],
      leads: 'new → scheduled',
      when: isAhead,
      by: [sam, carl],
      unless,
      writes: (_, event) => made(event),
    },
    ...kept.flatMap((state): Row<AssignmentContext>[] => [
      {
        tried: ['staff change its days'],
        even: { 'until today': (_, { at }) => ({ closesOn: dayIn(at) }) },
        never: { 'until yesterday': (_, { at }) => ({ closesOn: dayIn(at - day) }) },
        leads: `${state} → open`,
        when: (before, event) => isOfProgramme(before) && !isOver(event),
        unless: ['hasRespondents'],
        again: true,
        orders: state === 'open' ? askedAgain : asked,
        writes: (before, event) => ({
          ...plain,
          ...days(event),
          updatedBy: 'sam',
          opensAt: openedBy(before, event),
        }),
      },
      {
        tried: ['staff put it off'],
        leads: `${state} → open`,
        when: (_, event) => !isLater(event),
        unless: ['hasRespondents'],
        again: true,
        orders: state === 'open' ? askedAgain : asked,
        writes: (_, event) => ({ ...plain, ...later(event), updatedBy: 'sam' }),
      },
      {
        tried: ['staff put it off'],
        even: further,
        never: over,
        leads: `${state} → scheduled`,
        when: (_, event) => isLater(event),
        unless: ['hasRespondents'],
        again: true,
        orders: ['endAsking'],
        writes: (_, event) => ({ ...plain, ...later(event), updatedBy: 'sam' }),
      },
      {
        tried: ['the session moves on'],
        leads: `${state} → scheduled`,
        when: isAhead,
        again: true,
        orders: ['endAsking'],
        writes: times,
      },
      {
        tried: ['the session takes place after all', 'the session moves on'],
        even: { 'for another moment': (_, { at }) => ({ closesAt: at + 1 }) },
        leads: `${state} → open`,
        when: (before, event) => !isAhead(before, event) && !isPast(event),
        again: true,
        orders: askedAgain,
        writes: times,
      },
      {
        tried: [
          'the session is long over',
          'the session takes place after all',
          'the session moves on',
        ],
        when: (_, event) => isPast(event),
        even: { 'since this moment': (_, { at }) => ({ closesAt: at }) },
        leads: `${state} → closed`,
        orders: ['endAsking'],
        writes: times,
      },
      {
        tried: ['staff take it back'],
        leads: `${state} → deleted`,
        when: isOfProgramme,
        by: [system],
        unless: ['isUnanswered'],
        orders: ['endAsking'],
        writes: gone,
      },
      {
        tried: ['staff take it back'],
        leads: `${state} → deleted`,
        when: isOfBooking,
        by: [system, carl],
        unless: ['isUnanswered'],
        orders: ['endAsking'],
        writes: gone,
      },
    ]),
    ...['scheduled', 'open'].flatMap((state): Row<AssignmentContext>[] => [
      {
        tried: ['staff close it'],
        leads: `${state} → closed`,
        when: isOfProgramme,
        by: [system],
        orders: ['endAsking'],
        writes: ended,
      },
      {
        tried: ['staff close it', 'the coach closes it'],
        leads: `${state} → closed`,
        when: isOfBooking,
        by: [system, sam, carl],
        orders: ['endAsking'],
        writes: ended,
      },
    ]),
    { tried: ['others take part'], leads: 'open → open', orders: askedAgain },
    ...[
      { when: isOfProgramme, by: [system] },
      { when: isOfBooking, by: [system, carl] },
    ].map((whose): Row<AssignmentContext> => ({
      ...whose,
      tried: ['staff remind people', 'staff remind people again a day later'],
      leads: 'open → open',
      since: ({ remindedAt }) => (remindedAt === null ? -Infinity : remindedAt + day),
      unless: ['hasLateOnes'],
      orders: ['remindRespondents'],
      writes: reminded,
    })),
    { tried: ['opening is over'], leads: 'scheduled → open', orders: asked },
    { tried: ['closing is over'], leads: 'open → closed', orders: ['endAsking'] },
    {
      tried: ['firstReminder is over', 'lastReminder is over'],
      leads: 'open → open',
      when: sends,
      orders: ['remindRespondents'],
      writes: reminded,
    },
  ],
  timers: [
    { delay: 'opening', during: ['scheduled'], at: ({ opensAt }) => opensAt ?? 0 },
    {
      delay: 'closing',
      during: ['open'],
      at: ({ closesAt }, { at }) => closesAt ?? at + never,
    },
    {
      delay: 'firstReminder',
      during: ['open'],
      at: ({ bookingId, opensAt, closesAt }, { at }) => {
        const wanted = bookingId === null ? (closesAt ?? 0) - 3 * day : (opensAt ?? 0) + 3 * day;
        return wanted > at ? wanted : at + never;
      },
    },
    {
      delay: 'lastReminder',
      during: ['open'],
      at: ({ bookingId, closesAt }, { at }) => {
        const wanted = bookingId === null ? (closesAt ?? 0) - day : 0;
        return wanted > at ? wanted : at + never;
      },
    },
  ],
  moments: ({ remindedAt, opensAt, closesAt }) => [
    ...(remindedAt === null ? [] : [remindedAt + day]),
    ...(opensAt === null ? [] : [opensAt, opensAt + 3 * day]),
    ...(closesAt === null ? [] : [closesAt - 3 * day, closesAt - day]),
  ],
};
