import { json, type SmallApi } from '../../shell/small-api.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A full hour, about a day after the start of a booking. */
export const freeTime = ({ startsAt }: { readonly startsAt: string }): string =>
  new Date(Math.ceil((Date.parse(startsAt) + day) / hour) * hour).toISOString();

/** One free time instead of that of a booking, which its member may answer until tomorrow. */
export const timesOf = (api: SmallApi, booking: string, startsAt: string): SmallApi =>
  api.on(`GET /bookings/${booking}/times`, () =>
    json({
      timeZone: 'Europe/London',
      agreement: { asked: 'members', answerBy: new Date(Date.now() + day).toISOString() },
      days: [{ date: startsAt.slice(0, 10), slots: [{ startsAt, free: true, reasons: [] }] }],
      nextFree: [startsAt],
    }),
  );
