import type { BookingRequestContext, Choices } from '#machines/booking-request/context.ts';
import { noChoices } from '#machines/booking-request/context.ts';
import { newId } from '#domain/ids.ts';
import { addDays } from '#domain/time/calendar.ts';
import { ownZone } from '#domain/time/own-zone.ts';
import { instantOf, wallOf } from '#domain/time/wall.ts';
import {
  fails,
  type SamplePage,
  type SampleScene,
  type SampleState,
} from '#web/charts/sample/sample-page.ts';
import { sampleMe, samplePerson } from '#web/charts/sample/sample-people.ts';
import { searchOf } from './flow/flow-search.ts';
import type { BookingOptions, CoachTimes } from './flow/flow-queries.ts';

const minute = 60_000;

/** Ten o'clock in three days, where the sample's picked time is put. */
const picked = (): number => {
  const local = ownZone();
  return instantOf(local, addDays(wallOf(local, Date.now()).date, 3), 600).instant;
};

const coach = (id: string, fullName: string, specialism: string) => ({
  id,
  fullName,
  pictureUrl: null,
  timeZone: 'Europe/Lisbon',
  specialisms: [specialism],
  languages: ['English', 'Portuguese'],
  bio: null,
  sessionsTogether: id === 'ana' ? 3 : 0,
});
const credit = (id: string, name: string, available: number) => ({
  id,
  programme: { id: `p-${id}`, name },
  available,
  expiresAt: new Date(Date.now() + 120 * 86_400_000).toISOString(),
  createdAt: new Date(Date.now() - 30 * 86_400_000).toISOString(),
  fromPool: false,
  freeLateCancelsLeft: 0,
});

/** The same sessions, credits and coaches as in the model of the chart, as the server would tell of them. */
function options(): BookingOptions {
  const coaches = [coach('ana', 'Ana Silva', 'Leadership'), coach('ben', 'Ben Achebe', 'Career')];
  const session = {
    id: 'coaching',
    name: 'Executive coaching',
    description: 'An hour about whatever keeps you from leading as you would like to.',
    format: 'oneToOne' as const,
    durationMinutes: 60,
    creditCost: 1,
    eachPays: false,
    needsConfirmation: true,
    locationKinds: ['video' as const],
    credits: [credit('mine', 'Leading with confidence', 3), credit('other', 'First steps', 1)],
    coaches,
    blockedBy: null,
  };
  return {
    now: new Date().toISOString(),
    terms: {
      minNotice: 24 * 60 * minute,
      bookingHorizon: 60 * 24 * 60 * minute,
      holdTtl: 10 * minute,
      requestTtl: 48 * 60 * minute,
      requestLastMoment: 12 * 60 * minute,
      lateWindow: 24 * 60 * minute,
    },
    member: { ...samplePerson('mia'), timeZone: ownZone() },
    teams: [{ id: 'north', name: 'North' }],
    sessions: [
      session,
      {
        ...session,
        id: 'intro',
        name: 'Introductory call',
        description: null,
        durationMinutes: 30,
        creditCost: 0,
        needsConfirmation: false,
        credits: [],
        coaches: coaches.slice(0, 1),
      },
      {
        ...session,
        id: 'spent',
        name: 'Career clarity',
        description: null,
        credits: [],
        blockedBy:
          'This session needs 1 credit and you have none left in “First steps”. Ask your programme contact.',
      },
    ],
  };
}

function times(isEmpty: boolean): CoachTimes {
  const ten = picked();
  const date = wallOf(ownZone(), ten).date;
  const slot = (start: number, ...reasons: string[]) => ({
    startsAt: new Date(start).toISOString(),
    free: !isEmpty && reasons.length === 0,
    reasons: isEmpty ? ['Outside Ana’s working hours.'] : reasons,
  });
  return {
    timeZone: ownZone(),
    days: [
      {
        date,
        slots: [
          slot(ten - 15 * minute, 'Outside Ana’s working hours.'),
          ...[0, 15, 30, 45, 120].map((after) => slot(ten + after * minute)),
          slot(ten + 135 * minute, 'You already have a session at that time.'),
        ],
      },
    ],
    nextFree: [new Date(ten).toISOString()],
  };
}

/** Larger numbers are moments in epoch milliseconds. */
const firstMoment = Date.UTC(2020, 0, 1);

/** A value with its moments moved to where the sample's server has them. */
function later(value: unknown, shift: number): unknown {
  if (typeof value === 'number') return value > firstMoment ? value + shift : value;
  if (Array.isArray(value)) return value.map((each) => later(each, shift));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, later(each, shift)]));
}

/** The context of the chart at today's times; a kept time is kept from now on. */
function moved(original: BookingRequestContext): BookingRequestContext {
  const context = later(original, picked() - modelTen) as BookingRequestContext;
  const { choices, hold } = context;
  const now = Date.now();
  const kept = hold && { ...hold, id: newId(now), at: now, until: now + hold.until - hold.at };
  return { ...context, choices: { ...choices, from: null }, hold: kept };
}

/** The time that is picked in the model of the chart. */
const modelTen = Date.UTC(2026, 2, 4, 10);

const ends: readonly string[] = ['requested', 'booked', 'discarded'];

const addressOf = (choices: Choices): string => {
  const search = Object.entries(searchOf(choices)).filter(([, value]) => value !== undefined);
  return `/app/booking-requests/create?${new URLSearchParams(search).toString()}`;
};

const answers = ({ state }: Pick<SampleScene, 'state'>) => ({
  'GET /booking-requests/options': options(),
  'GET /booking-requests/next-times': {
    coaches: ['ana', 'ben'].map((id) => ({ id, nextFree: [new Date(picked()).toISOString()] })),
  },
  'GET /booking-requests/slots': state.endsWith('time.failed')
    ? fails
    : times(state.endsWith('time.empty')),
});

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'booking-request',
    key: 'flow',
    title: 'Make a booking',
    show: (scene) => {
      if (scene.as !== 'member' || ends.includes(scene.state)) return null;
      const { value } = scene.moment.snapshot as SampleState;
      const context = moved(scene.moment.snapshot.context as BookingRequestContext);
      return {
        address: addressOf(context.choices),
        answers: answers(scene),
        conductors: { bookingRequest: { value, context } },
      };
    },
  },
  {
    machine: 'slot-hold',
    key: 'flow',
    title: 'Make a booking, with a time kept',
    show: (scene) => {
      if (scene.as !== 'member' || scene.state !== 'held') return null;
      const slot = picked();
      const choices: Choices = {
        ...noChoices,
        step: 'message',
        session: 'coaching',
        credit: 'mine',
        coach: 'ana',
        slot,
      };
      const now = Date.now();
      const hold = { id: newId(now), slot, at: now, until: now + 10 * minute };
      return {
        address: addressOf(choices),
        answers: answers(scene),
        me: { id: sampleMe('member').id },
        conductors: {
          bookingRequest: {
            value: { drafting: { steps: 'message', hold: 'held' } },
            context: {
              choices,
              hold,
              wanted: null,
              options: { sessions: [], teams: [] },
              slots: [],
              notice: null,
              sent: null,
            },
          },
        },
      };
    },
  },
];
