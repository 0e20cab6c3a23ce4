import { newId } from '#domain/ids.ts';
import { formatMoment, formatTime } from '#domain/time/format.ts';
import { addDays } from '#domain/time/calendar.ts';
import { instantOf, wallOf } from '#domain/time/wall.ts';
import { json, refusal, SmallApi } from '../../shell/small-api.ts';
import { bookingOf } from '../bookings/booking-scene.ts';

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
export const today = wallOf(zone, Date.now()).date;
const inThreeDays = addDays(today, 3);
const at = (date: string, minutes: number) => instantOf(zone, date, minutes).instant;

export const ten = at(inThreeDays, 600);
export const quarterPast = at(inThreeDays, 615);
export const halfPast = at(inThreeDays, 630);
export const nextWeek = at(addDays(today, 9), 600);
export const clock = (moment: number) => formatTime(moment, zone);
export const words = (moment: number) => formatMoment(moment, zone, { relativeTo: Date.now() });

const ana = {
  id: 'ana',
  fullName: 'Ana Silva',
  pictureUrl: null,
  timeZone: zone,
  specialisms: ['Leadership'],
  languages: ['English', 'Portuguese'],
  bio: 'Twelve years of product teams.',
  sessionsTogether: 3,
};
export const lot = (id: string, name: string, available: number) => ({
  id,
  programme: { id: `p-${id}`, name },
  available,
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2026-01-05T09:00:00.000Z',
  fromPool: false,
  freeLateCancelsLeft: 0,
});
const session = (id: string, name: string) => ({
  id,
  name,
  description: null,
  format: 'oneToOne',
  durationMinutes: 60,
  creditCost: 1,
  needsConfirmation: true,
  locationKinds: ['video', 'inPerson'],
  credits: [lot('mine', 'Sales basics', 3), lot('other', 'Leading with confidence', 1)],
  coaches: [ana, { ...ana, id: 'ben', fullName: 'Ben Ode', languages: [], sessionsTogether: 0 }],
  blockedBy: null as string | null,
});

export const northId = '01890000-0000-7000-8000-00000000000b';
export const noneLeft = 'This session needs 1 credit and you have none left in “Sales basics”.';
const hour = 3_600_000;
export const options = {
  now: new Date().toISOString(),
  terms: {
    minNotice: 24 * hour,
    bookingHorizon: 60 * 24 * hour,
    holdTtl: hour / 6,
    requestTtl: 48 * hour,
    requestLastMoment: 2 * hour,
    lateWindow: 24 * hour,
  },
  member: { id: 'mia', fullName: 'Mia Thornton', pictureUrl: null, timeZone: zone },
  teams: [{ id: northId, name: 'North' }],
  sessions: [
    session('coaching', 'Executive coaching'),
    {
      ...session('intro', 'Introductory call'),
      creditCost: 0,
      credits: [],
      needsConfirmation: false,
    },
    {
      ...session('clinic', 'Team clinic'),
      credits: [lot('mine', 'Sales basics', 3)],
      coaches: [ana],
    },
    { ...session('spent', 'Career clarity'), credits: [], blockedBy: noneLeft },
  ],
};

const slot = (start: number, ...reasons: string[]) => ({
  startsAt: new Date(start).toISOString(),
  free: reasons.length === 0,
  reasons,
});
const night = 'Outside Ana’s working hours.';
export const times = {
  timeZone: zone,
  days: [
    {
      date: inThreeDays,
      slots: [
        slot(at(inThreeDays, 585), night),
        slot(ten),
        slot(quarterPast, 'You already have a session at that time.'),
        slot(halfPast),
        slot(at(inThreeDays, 645), night),
      ],
    },
  ],
  nextFree: [ten, halfPast, nextWeek].map((start) => new Date(start).toISOString()),
};

/** A hold of a time; `lasting`: milliseconds from `now`, the server's clock. */
export const holdOf = (startsAt: string, lasting = 600_000, now = Date.now()) => {
  return {
    id: newId(),
    version: 1,
    status: 'held',
    startsAt,
    expiresAt: new Date(now + lasting).toISOString(),
    now: new Date(now).toISOString(),
    availableEvents: [],
  };
};

const instant = (at: number) => new Date(at).toISOString();

/** A server on which everything can be booked; `bodies` are what was posted, by path. */
export function bookableApi() {
  const bodies: { path: string; body: Record<string, unknown> }[] = [];
  const refusals = new Map<string, Record<string, string>>();
  const takes =
    (path: string, answer: (body: { startsAt: string }) => unknown) => async (request: Request) => {
      const body = await request.json();
      bodies.push({ path, body });
      const errors = refusals.get(path);
      refusals.delete(path);
      return errors === undefined ? json(answer(body)) : refusal(422, errors);
    };
  const api = new SmallApi()
    .on('GET /booking-requests/options', () => json(options))
    .on('GET /booking-requests/slots', () => json(times))
    .on('GET /booking-requests/next-times', () =>
      json({
        coaches: [
          { id: 'ana', nextFree: [instant(halfPast), instant(nextWeek)] },
          { id: 'ben', nextFree: [instant(ten)] },
        ],
      }),
    )
    .on('GET /bookings/b1', () => json(bookingOf({ status: 'requested' })))
    .on('GET /bookings/b1/history', () => json([]))
    .on(
      'POST /slot-holds',
      takes('/slot-holds', ({ startsAt }) => holdOf(startsAt)),
    )
    .on(
      'POST /booking-requests',
      takes('/booking-requests', () => bookingOf({ status: 'requested' })),
    );
  return {
    api,
    posted: (path: string) => bodies.filter((each) => each.path === path).map(({ body }) => body),
    /** Refuses what is posted next to a path, with errors by field. */
    refuseNext: (path: string, errors: Record<string, string>) => void refusals.set(path, errors),
  };
}

/** The address of a step with everything chosen before it. */
export const addressAt = (step: string, chosen: Record<string, string> = {}) =>
  `/app/booking-requests/create?${new URLSearchParams({
    step,
    session: 'coaching',
    credit: 'mine',
    coach: 'ana',
    ...chosen,
  }).toString()}`;

export const atReview = addressAt('review', { slot: new Date(ten).toISOString() });
