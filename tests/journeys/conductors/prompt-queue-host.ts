import { expect, type Browser } from 'playwright/test';
import { aCast } from '#tests/server/paths/cast.ts';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import { publishChange } from '#server/stream/publish.ts';
import { whileTimePasses, type ConductorHost } from '../support/conductor.ts';
import { holdCalls, isAway, says, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

const types = { welcome: 'Welcome', levelUp: 'LevelledUp', other: 'SessionReminder' } as const;

/** A prompt as the list of notifications has it. */
const listed = ({ id, kind, at }: Prompt) => ({
  id,
  type: types[kind],
  createdAt: new Date(at).toISOString(),
});
const list = (prompts: readonly Prompt[]) =>
  says({
    data: { results: prompts.map(listed) },
    meta: { pageNumber: 1, perPage: 100, total: prompts.length },
  });

const promptsIn = (event: object): readonly Prompt[] =>
  'prompts' in event ? (event.prompts as readonly Prompt[]) : [];

/** Prompts over the page on which a coach makes a booking: leaving it half done opens a dialog of its own. */
export function promptQueueHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  let coach = '';
  const session = { cost: 0, needsConfirmation: false, durationMinutes: 60, forTeam: false };
  return {
    machine: 'prompt-queue',
    moment: 5,
    async open() {
      const { people } = await aCast(stage, { ...session, policy: {} });
      const { carl } = people;
      if (!carl) throw new Error('There is no coach in the cast');
      stage.admit(carl);
      coach = carl.id;
      const played = await openPage(browser, stage, {
        storage: { BEARER_TOKEN: bearerOf(carl.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
        prepare: async (context) => {
          calls = await holdCalls(context, {
            prompts: (_, { pathname, searchParams }) =>
              pathname === '/api/notifications/mine' && searchParams.get('perPage') === '100',
            act: (request, { pathname }) =>
              request.method() === 'POST' && /^\/api\/notification\/[^/]+\/action$/.test(pathname),
          });
        },
      });
      const { page } = played;
      await page.goto('/app/bookings/create');
      const fillIn = async () => {
        await page.getByRole('combobox', { name: 'Member' }).fill('Mia');
        await page.getByRole('option', { name: 'Mia Turner' }).click();
      };
      await whileTimePasses(fillIn(), () => page.clock.runFor(20));
      return played;
    },
    async bring({ page, watch }, { name, event }) {
      const prompt = page.getByRole('dialog').filter({ hasNotText: 'Leave without saving?' });
      switch (event.type) {
        case 'prompts.received':
          await publishChange(stage.db, {
            topics: ['notifications'],
            to: { userIds: [coach], staff: false },
          });
          return calls.answer('prompts', list(promptsIn(event)), {
            which: 'newest',
            among: watch.states('prompt-queue')?.includes('queue.loading') ? 2 : 1,
          });
        case 'prompt.close':
          return prompt.getByRole('button', { name: 'Close' }).first().click();
        case 'hold':
          return page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
        case 'release':
          return page.getByRole('button', { name: 'Keep editing' }).click();
        default:
      }
      if (name === 'settle is over') return page.clock.runFor(400);
      const [src, how] = name.split(': ');
      const output = 'output' in event ? event.output : null;
      if (how === 'the server is out of reach')
        return calls.answer(src === 'load' ? 'prompts' : 'act', isAway, { which: 'earliest' });
      if (src === 'load')
        return calls.answer('prompts', list(output as Prompt[]), { which: 'earliest' });
      return calls.answer('act', says({}));
    },
    async isClosed({ page, watch }) {
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
      if (!(await close.isVisible())) return;
      const before = watch.taken('prompt-queue').length;
      await close.click();
      expect(watch.taken('prompt-queue').slice(before)).toEqual([]);
    },
  };
}
