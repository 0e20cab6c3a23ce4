import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataOf } from '#web/api/call.ts';
import { newId } from '#domain/ids.ts';
import { formatCalendarDay, formatDay, formatMoment, formatTime } from '#domain/time/format.ts';
import { dateAt } from '#domain/time/local.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const hour = 3_600_000;
const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu'];

let stage: Stage;
let world: World<'mia' | 'ana' | 'sam', 'coaching', never, 'mia'>;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  stage.clock.set(seededAt);
  world = await aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner', timeZone: 'Europe/Lisbon' },
      ana: { role: 'Coach', name: 'Ana Silva', timeZone: 'Asia/Tokyo' },
      sam: { role: 'Admin', name: 'Sam Reed', timeZone: 'America/Chicago' },
    },
    sessions: { coaching: {} },
    lots: { mia: { session: 'coaching', holder: 'mia', units: 9 } },
  });
});

/** What the API says to a page that shows times in a zone, or names none. */
async function asked(who: TestPerson, zone: string | null, path: string, body?: object) {
  const headers = { ...(zone && { 'Time-Zone': zone }), 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const response = await stage.as(who).request(`/api${path}`, { ...init, headers });
  const outcome = decodeURIComponent(response.headers.get('Outcome') ?? '');
  return { status: response.status, said: (await response.json()) as unknown, outcome };
}

const request = (hoursAhead: number) =>
  stage.as(world.people.mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      credit: world.lots.mia,
      startsAt: new Date(seededAt + hoursAhead * hour).toISOString(),
      idempotencyKey: newId(),
    },
  });

describe.each(zones)('to a page in %s', (zone) => {
  test('the days of times are its days, also where its clocks change', async () => {
    const search = new URLSearchParams({
      session: world.sessions.coaching,
      coach: world.people.ana.id,
      days: '7',
    });
    for (const from of ['2026-03-07', '2026-03-27']) {
      search.set('from', from);
      const { said } = await asked(world.people.mia, zone, `/booking-requests/slots?${search}`);
      const { days, timeZone } = said as DataOf<'GET /booking-requests/slots'>;
      // Platforms have two names for one zone.
      expect(timeZone.replace('Katmandu', 'Kathmandu')).toBe(zone);
      const strays = days.flatMap(({ date, slots }) =>
        slots.filter(({ startsAt }) => dateAt(zone, Date.parse(startsAt)) !== date),
      );
      expect(strays).toEqual([]);
      expect(days.every(({ slots }) => slots.length >= 46)).toBe(true);
    }
  });

  test('why something is not possible is said by its clock', async () => {
    const { id, version } = await request(72);
    const page = `/bookings/${id}`;
    const { ana } = world.people;
    const command = { type: 'CONFIRM', payload: {}, version, idempotencyKey: newId() };
    stage.clock.set(seededAt + 71 * hour);
    await stage.worker.runDue(stage.clock.now());
    const { said } = await asked(ana, zone, page);
    const { request: made } = said as DataOf<'GET /bookings/{booking}'>;
    const expiry = Date.parse(made?.expiresAt ?? '');
    const late = await asked(ana, zone, `${page}/events`, { ...command, version: version + 1 });
    expect(JSON.stringify(late.said)).toContain(
      `This request expired on ${formatDay(expiry, zone)} at ${formatTime(expiry, zone)}.`,
    );
  });

  test('notifications say times by its clock, whatever clock their mails go by', async () => {
    const { mia } = world.people;
    await request(72);
    const { said } = await asked(mia, zone, '/notifications/mine');
    const [{ text } = { text: '' }] = (said as DataOf<'GET /notifications/mine'>).data.results;
    const startsAt = seededAt + 72 * hour;
    expect(text).toContain(`on ${formatMoment(startsAt, zone)} to Ana Silva`);
  });

  test('days that a credit is limited to are in its order, and stay those of the programme', async () => {
    const { mia, sam } = world.people;
    const sessionCredit = world.lots.mia;
    const rule = { kind: 'notBefore', date: '2026-05-03' };
    const limit = { sessionCredit, rule, idempotencyKey: newId() };
    await asked(sam, zone, '/booking-constraints', limit);
    const sentence = `This credit can be used from ${formatCalendarDay(rule.date, zone)}.`;
    const places = [
      `/booking-constraints?sessionCredit=${sessionCredit}`,
      `/session-credits/user/${mia.id}`,
      `/booking-requests/slots?session=${world.sessions.coaching}&coach=${world.people.ana.id}&credit=${sessionCredit}&from=2026-03-27&days=1`,
    ];
    for (const place of places)
      expect(JSON.stringify((await asked(mia, zone, place)).said)).toContain(sentence);
    const never = JSON.stringify({ kind: 'notAfter', date: '2020-05-03' });
    const search = new URLSearchParams({ sessionCredit, rule: never });
    const { said } = await asked(sam, zone, `/booking-constraints/times?${search}`);
    expect(JSON.stringify(said)).toContain(
      `can be used until ${formatCalendarDay('2020-05-03', zone)}.`,
    );
  });

  test('when an outcome can be recorded is said by its clock', async () => {
    const { id, version } = await request(72);
    const { ana } = world.people;
    const command = { type: 'CONFIRM', payload: {}, version, idempotencyKey: newId() };
    await asked(ana, zone, `/bookings/${id}/events`, command);
    stage.clock.set(seededAt + 72 * hour + 1000);
    await stage.worker.runDue(stage.clock.now());
    const { said } = await asked(ana, zone, `/bookings/${id}`);
    const { availableEvents } = said as DataOf<'GET /bookings/{booking}'>;
    const [reason] = availableEvents.find(({ type }) => type === 'RECORD_OUTCOME')?.reasons ?? [];
    expect(reason).toMatch(/^You can record the outcome from /);
    expect(reason).toContain(formatMoment(seededAt + 72 * hour, zone).slice(0, -2));
  });
});

describe('whoever names no zone is told by the clock of their profile', () => {
  const zone = 'America/Chicago';
  const confirming = (version: number) => ({
    type: 'CONFIRM',
    payload: {},
    version,
    idempotencyKey: newId(),
  });

  test('what they have done', async () => {
    const { id, version } = await request(72);
    const { sam } = world.people;
    const { outcome } = await asked(sam, null, `/bookings/${id}/events`, confirming(version));
    expect(outcome).toContain(formatMoment(seededAt + 72 * hour, zone));
  });

  test('when a request expired', async () => {
    const { id, version } = await request(72);
    const { sam } = world.people;
    const { said } = await asked(sam, null, `/bookings/${id}`);
    const expiry = Date.parse((said as DataOf<'GET /bookings/{booking}'>).request?.expiresAt ?? '');
    stage.clock.set(seededAt + 71 * hour);
    await stage.worker.runDue(stage.clock.now());
    const late = await asked(sam, null, `/bookings/${id}/events`, confirming(version + 1));
    expect(JSON.stringify(late.said)).toContain(
      `This request expired on ${formatDay(expiry, zone)} at ${formatTime(expiry, zone)}.`,
    );
  });

  test('from when an outcome can be recorded', async () => {
    const { id, version } = await request(72);
    const { sam } = world.people;
    await asked(sam, null, `/bookings/${id}/events`, confirming(version));
    stage.clock.set(seededAt + 72 * hour + 1000);
    await stage.worker.runDue(stage.clock.now());
    const { said } = await asked(sam, null, `/bookings/${id}`);
    const { availableEvents } = said as DataOf<'GET /bookings/{booking}'>;
    const [reason] = availableEvents.find(({ type }) => type === 'RECORD_OUTCOME')?.reasons ?? [];
    expect(reason).toContain(formatMoment(seededAt + 72 * hour, zone).slice(0, -2));
  });
});
