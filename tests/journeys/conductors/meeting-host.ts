import { expect, type Browser, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import type { Admission, DoorAnswer } from '#machines/meeting/context.ts';
import { minute } from '#tests/machines/models/people.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import type { ConductorHost } from '../support/conductor.ts';
import { holdCalls, isAway, says, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

interface Room {
  readonly doorStatus: DoorAnswer['doorStatus'];
  readonly seated: boolean;
}

/** The questions for devices that wait for an answer. */
interface Asking {
  asked: { resolve(stream: MediaStream): void; reject(error: Error): void }[];
}

/** A browser with two cameras, two microphones and two speakers, which gives them when the test says so. */
function holdDevices(): void {
  const page = globalThis as unknown as { waymarkDevices: Asking };
  page.waymarkDevices = { asked: [] };
  const device = (kind: string, deviceId: string) => ({ kind, deviceId, label: deviceId });
  const all = ['videoinput', 'audioinput', 'audiooutput'].flatMap((kind) => [
    device(kind, 'first'),
    device(kind, 'second'),
  ]);
  const give = {
    enumerateDevices: () => Promise.resolve(all),
    getUserMedia: () =>
      new Promise<MediaStream>((resolve, reject) => {
        page.waymarkDevices.asked.push({ resolve, reject });
      }),
  };
  for (const [name, value] of Object.entries(give))
    Object.defineProperty(navigator.mediaDevices, name, { value });
}

/** Answers the latest question; false while there is none. */
const answerDevices = (page: Page, works: boolean): Promise<boolean> =>
  page.evaluate((isGiven) => {
    const { asked } = (globalThis as unknown as { waymarkDevices: Asking }).waymarkDevices;
    const latest = asked.splice(0).at(-1);
    if (isGiven) latest?.resolve(new MediaStream());
    else latest?.reject(new DOMException('no', 'NotAllowedError'));
    return latest !== undefined;
  }, works);

/** Who came without camera and microphone finds a speaker to choose, at most. */
async function expectNoDevices(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toHaveCount(0);
  const devices = page.getByRole('button', { name: 'Devices', exact: true });
  if ((await devices.count()) === 0) return;
  await devices.click();
  await expect(page.getByLabel('Speaker', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Camera', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

/** The meeting room, with a server and devices that say what the test says. */
export function meetingHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  const booking = newId();
  const title = 'Coaching with Carl Okoro';

  const doorOf = (door: DoorAnswer) => {
    const now = stage.clock.now();
    const at = (moment: number) => new Date(now + moment - door.now).toISOString();
    return {
      title,
      startsAt: at(door.opensAt + 10 * minute),
      endsAt: at(door.opensAt + 70 * minute),
      doorStatus: door.doorStatus,
      opensAt: at(door.opensAt),
      closesAt: at(door.closesAt),
      now: at(door.now),
      wantsReason: door.wantsReason,
      client: null,
    };
  };
  const room = ({ doorStatus, seated }: Room) =>
    calls.answer('exchange', says({ doorStatus, seated, people: [], signals: [] }));
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** At the check the devices stand on the page, in the room behind a button. */
  const choose = async (page: Page, kind: string): Promise<void> => {
    const devices = button(page, 'Devices');
    const isInside = await button(page, 'Leave').isVisible();
    if (isInside) await devices.click();
    await page.getByLabel(kind, { exact: true }).selectOption('second');
    if (isInside) await button(page, 'Done').click();
  };

  const actions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'staff say why': async (page) => {
      await page.getByLabel('Why you are joining').fill('Help with the sound');
      await button(page, 'Continue').click();
    },
    'the person chooses another camera': (page) => choose(page, 'Camera'),
    'the person chooses another microphone': (page) => choose(page, 'Microphone'),
    'the person chooses another speaker': (page) => choose(page, 'Speaker'),
    'the person joins': (page) => button(page, 'Join the session').click(),
    'the person joins without devices': (page) =>
      button(page, 'Join without camera and microphone').click(),
    'the person leaves': (page) => button(page, 'Leave').click(),
    'the person comes back': (page) => button(page, 'Join again').click(),
    'the person tries again': (page) => button(page, 'Try again').click(),
    'the person loses the network': () => calls.answer('exchange', isAway),
    'the connection is back': () => room({ doorStatus: 'open', seated: true }),
    'the session is cancelled': () => room({ doorStatus: 'cancelled', seated: true }),
    'the time is over': () => room({ doorStatus: 'over', seated: true }),
    'the person is at another window': () => room({ doorStatus: 'open', seated: false }),
    'untilOpen is over': (page) => page.clock.fastForward(minute),
    'patience is over': (page) => page.clock.fastForward(minute),
  };

  const result = async (page: Page, name: string, output: unknown): Promise<unknown> => {
    const [src, how] = name.split(': ');
    if (src === 'openDevices')
      return expect.poll(() => answerDevices(page, how === 'work'), { intervals: [10] }).toBe(true);
    const kind = src === 'look' ? 'look' : 'enter';
    if (how === 'is out of reach') return calls.answer(kind, isAway);
    const refuses = (status: number) =>
      says({ status, title: '', errors: { request: 'no' } }, status);
    if (how === 'refuses') return calls.answer(kind, refuses(404));
    if (how === 'is full') return calls.answer(kind, refuses(409));
    if (kind === 'look') return calls.answer(kind, says(doorOf(output as DoorAnswer)));
    const { door, seat } = output as Admission;
    const seated = seat === null ? null : { seat, people: [], iceServers: [], client: null };
    return calls.answer(kind, says({ door: doorOf(door), room: seated }));
  };

  return {
    machine: 'meeting',
    moment: 20,
    async open() {
      const { people } = await aCast(stage, {
        cost: 0,
        needsConfirmation: false,
        durationMinutes: 60,
        forTeam: false,
        policy: {},
      });
      const { carl } = people;
      if (!carl) throw new Error('There is no coach in the cast');
      stage.admit(carl);
      const played = await openPage(browser, stage, {
        storage: { BEARER_TOKEN: bearerOf(carl.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
        prepare: async (context) => {
          await context.addInitScript(holdDevices);
          calls = await holdCalls(context, {
            look: (_, { pathname }) => pathname === `/api/meetings/${booking}`,
            enter: (_, { pathname }) => pathname.endsWith('/seat'),
            exchange: (_, { pathname }) => pathname.endsWith('/exchange'),
          });
          await context.route('**/api/meetings/*/leave', (route) => route.fulfill({ status: 204 }));
        },
      });
      await played.page.goto(`/zoom/${booking}`);
      return played;
    },
    async bring({ page }, { name, event }) {
      const action = actions[name];
      if (action) await action(page);
      else await result(page, name, 'output' in event ? event.output : null);
    },
    async isClosed({ page, watch }, { name }) {
      const before = watch.taken('meeting').length;
      if (name.startsWith('the person chooses')) {
        await expectNoDevices(page);
        expect(watch.taken('meeting').slice(before)).toEqual([]);
        return;
      }
      await page.getByLabel('Why you are joining').fill(' ');
      await expect(button(page, 'Continue')).toBeDisabled();
      expect(watch.taken('meeting').slice(before)).toEqual([]);
    },
  };
}
