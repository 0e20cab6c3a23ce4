import { expect, type Browser, type Page } from 'playwright/test';
import type { ReportRunEvent } from '#machines/report-run/events.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import type { ConductorHost } from '../support/conductor.ts';
import { holdCalls, isAway, says, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

const period = { from: '2025-12-03', to: '2026-03-02' };

/** What the server says of nothing at all. */
const report = (before: object | null) => ({
  name: 'bookings-by-status',
  title: 'Bookings by status',
  question: 'How did each week’s bookings turn out?',
  period,
  before,
  filters: [],
  floor: null,
  unit: null,
  asOf: '2026-03-02T12:00:00.000Z',
  answer: 'There are no bookings in this period.',
  columns: [{ key: 'label', label: 'Week from', kind: 'date', wide: false }],
  drawing: { title: 'Bookings by week', look: 'bars', by: 'label', series: [] },
  rows: [],
  totals: null,
  isPartial: false,
});

const comparing = (page: Page): boolean => new URL(page.url()).searchParams.has('compare');

/** Asks for it as it is, or with the switch for what is asked besides. */
async function run(page: Page, compares: boolean): Promise<void> {
  if (compares === comparing(page)) {
    await page.getByRole('button', { name: /^(Run again|Run the report|Try again)$/ }).click();
    return;
  }
  await page.getByRole('button', { name: 'Period and filters' }).click();
  await page.getByRole('switch', { name: 'Compare with the period before' }).click();
  await page.keyboard.press('Escape');
}

/** A report of staff, with a server that counts when the test says so. */
export function reportRunHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  const session = { cost: 0, needsConfirmation: false, durationMinutes: 60, forTeam: false };
  return {
    machine: 'report-run',
    moment: 20,
    async open() {
      const { people } = await aCast(stage, { ...session, policy: {} });
      const { sam } = people;
      if (!sam) throw new Error('There is nobody of staff in the cast');
      stage.admit(sam);
      const played = await openPage(browser, stage, {
        storage: { BEARER_TOKEN: bearerOf(sam.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
        prepare: async (context) => {
          calls = await holdCalls(context, {
            count: (_, { pathname }) => pathname === '/api/reports/bookings-by-status',
          });
        },
      });
      await played.page.goto('/app/reports/bookings-by-status');
      return played;
    },
    async bring({ page }, { name, event }) {
      if (event.type === 'CANCEL') {
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        return;
      }
      if (event.type === 'RUN') {
        await run(page, (event as ReportRunEvent & { type: 'RUN' }).question.compares);
        return;
      }
      const [, how] = name.split(': ');
      const output = 'output' in event ? (event.output as { before: object | null }) : null;
      await calls.answer(
        'count',
        how === 'the server is out of reach' ? isAway : says(report(output?.before ?? null)),
      );
    },
    async isClosed({ page }) {
      await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
    },
  };
}
