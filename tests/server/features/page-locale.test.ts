import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { HOUR } from '#domain/time/calendar.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aWorld, type World } from '#tests/support/world.ts';

let stage: Stage;
let world: World<'mia' | 'ana', 'coaching', never, 'mia'>;
beforeAll(async () => {
  stage = await aStage();
  world = await aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: { mia: { session: 'coaching', holder: 'mia', units: 9 } },
  });
});

/** What a coach reads who confirms a session in some days, on a page that writes days in a language. */
async function readBy(locale: string | null, daysAhead: number): Promise<string> {
  const { mia, ana } = world.people;
  const { id, version } = await stage.as(mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: ana.id,
      credit: world.lots.mia,
      startsAt: new Date(seededAt + daysAhead * 24 * HOUR).toISOString(),
      idempotencyKey: newId(),
    },
  });
  const command = { type: 'CONFIRM', payload: {}, version, idempotencyKey: newId() };
  const answer = await stage.as(ana).request(`/api/bookings/${id}/events`, {
    method: 'POST',
    body: JSON.stringify(command),
    headers: {
      'content-type': 'application/json',
      'Time-Zone': 'Europe/London',
      ...(locale !== null && { Locale: locale }),
    },
  });
  return decodeURIComponent(answer.headers.get('Outcome') ?? '');
}

test.each([
  [null, 2, 'Wed 4 Mar'],
  ['de', 3, 'Do 5 Mär'],
  ['pt-BR', 4, 'sex 6 mar'],
  ['nonsense, and more of it', 7, 'Mon 9 Mar'],
])(
  'the days that the server names are named as the page names its own: %s',
  async (locale, daysAhead, day) => {
    expect(await readBy(locale, daysAhead)).toContain(day);
  },
);
