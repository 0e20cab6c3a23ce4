import { expect, type Browser, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import { minute } from '#tests/machines/models/people.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { watchPolicy } from './content-policy.ts';
import type { PageStage } from './stage.ts';
import { bearerOf } from './tokens.ts';

/** A session of Mia with Carl, five minutes before it starts: its room is open. `ahead` leaves it where it is, in two hours. */
export async function aMeeting(stage: PageStage, { ahead = false } = {}) {
  const { people, session } = await aCast(stage, {
    cost: 0,
    needsConfirmation: false,
    durationMinutes: 60,
    forTeam: false,
    policy: {},
  });
  const { mia, carl, max, sam } = people;
  if (!mia || !carl || !max || !sam) throw new Error('The cast is not complete');
  const hour = 60 * minute;
  const startsAt = Math.ceil((stage.clock.now() + 2 * hour) / hour) * hour;
  const { id } = await stage.as(sam).call('POST /bookings', {
    body: {
      member: mia.id,
      session,
      coach: carl.id,
      startsAt: new Date(startsAt).toISOString(),
      location: { kind: 'video', detail: null },
      overrideReason: 'A meeting to be tried',
      idempotencyKey: newId(),
    },
  });
  const at = async (moment: number): Promise<void> => {
    stage.clock.set(moment);
    await stage.worker.runDue(moment);
  };
  if (ahead) return { booking: id, startsAt, at, mia, carl, max, sam };
  await at(startsAt - 10 * minute);
  await at(startsAt - 5 * minute);
  return { booking: id, startsAt, at, mia, carl, max, sam };
}

/** Somebody's own browser profile at a page, signed in, and what it did against the content policy. */
export async function visit(
  browser: Browser,
  stage: PageStage,
  person: TestPerson,
  path: string,
): Promise<{ page: Page; breaches: readonly string[] }> {
  stage.admit(person);
  const context = await browser.newContext({ baseURL: stage.origin, reducedMotion: 'reduce' });
  const breaches = await watchPolicy(context);
  await context.addInitScript(
    (tokens) => {
      if (self !== top) return;
      for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value);
    },
    { BEARER_TOKEN: bearerOf(person.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
  );
  const page = await context.newPage();
  await page.goto(path);
  return { page, breaches };
}

/** How far the film has come, and how bright its picture is on average, 0 to 255. */
const filmOf = (page: Page, name: string): Promise<{ at: number; brightness: number }> =>
  page.getByLabel(name, { exact: true }).evaluate((video: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 32;
    canvas.height = 18;
    const paper = canvas.getContext('2d');
    paper?.drawImage(video, 0, 0, 32, 18);
    const colours = paper?.getImageData(0, 0, 32, 18).data ?? new Uint8ClampedArray();
    const sum = colours.reduce((all, value, index) => (index % 4 === 3 ? all : all + value), 0);
    return { at: video.currentTime, brightness: sum / (32 * 18 * 3) };
  });

/** Into the room, with camera and microphone. */
export const join = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Join the session' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
};

/** The film of somebody goes on, and is not black. */
export async function expectFilm(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel(name, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => (await filmOf(page, name)).brightness, { timeout: 45_000 })
    .toBeGreaterThan(20);
  const { at } = await filmOf(page, name);
  await expect.poll(async () => (await filmOf(page, name)).at).toBeGreaterThan(at + 0.2);
}
