import { expect, type Browser, type Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { attendees } from '#database/schema/index.ts';
import { reviewChart } from '#machines/review/chart.ts';
import type { ReviewContext } from '#machines/review/context.ts';
import type { ReviewEvent } from '#machines/review/capabilities.ts';
import { say } from '#machines/sentences.ts';
import { openReviews } from '#server/features/reviews/public.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { expectNotOffered, expectNotTheirs, press } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

/** What the page of each state has and no other. */
const signs = {
  new: { role: 'heading', name: 'There is nothing to review yet' },
  open: { role: 'button', name: 'Submit review' },
  given: { role: 'heading', name: 'Your review' },
  closed: { role: 'heading', name: 'Reviews for this session are closed.' },
} as const;

const isState = (state: string): state is keyof typeof signs => state in signs;

/** The page of somebody's review as a host of paths. What the outcome of the session says, and what time does, is seen by whoever comes back to it. */
export function reviewPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db, clock } = stage;
  const pages = peoplePages(browser, stage);
  let scene: NoteScene;

  const openAs = (name: string): Promise<Page> =>
    pages.open(
      name,
      named(scene.people, name),
      `/app/bookings/${scene.booking}/questionnaire-and-review`,
    );
  const ownPage = async (): Promise<Page> => pages.of('mia') ?? openAs('mia');
  const nameOf = ({ type }: ReviewEvent): string => reviewChart.asks[type] ?? '';

  const write = async (page: Page, event: ReviewEvent): Promise<void> => {
    if (event.type !== 'SUBMIT' && event.type !== 'EDIT') return;
    const { rating, usefulness, comment, anonymous } = event;
    if (rating) await page.getByRole('radio', { name: new RegExp(`^${rating} `) }).check();
    if (usefulness) await page.getByLabel('Usefulness').selectOption(String(usefulness));
    await page.getByRole('textbox', { name: 'Comment' }).fill(comment ?? '');
    await page.getByRole('checkbox', { name: /whose review/ }).setChecked(anonymous ?? false);
  };

  /** The outcome of the session says whether they came. */
  const tellWhoCame = async (status: string, at: number): Promise<void> => {
    await db.transaction(async () => {
      await db.orm.update(attendees).set({ status }).where(eq(attendees.id, scene.attendee));
      await openReviews(db, scene.booking, at);
    });
    await openAs('mia');
  };

  return {
    close: pages.close,
    async start(given) {
      const { endsAt } = given as ReviewContext;
      pages.begin();
      scene = await noteScene(stage, { startsAt: endsAt - 3_600_000, endsAt, scope: 'member' });
      clock.set(endsAt);
      await ownPage();
    },
    async does({ event }: Case) {
      const asked = event as ReviewEvent;
      await pages.letItBe(asked.at);
      if (asked.type === 'OPEN') return tellWhoCame('attended', asked.at);
      if (asked.type === 'RELEASE') return tellWhoCame('missed', asked.at);
      const page = await ownPage();
      if (asked.type === 'EDIT') await press(page, nameOf(asked));
      await write(page, asked);
      return press(page, asked.type === 'EDIT' ? 'Save review' : nameOf(asked));
    },
    async happens({ event }: Case) {
      const { at } = event as ReviewEvent;
      await pages.letItBe(at);
      await ringOnce(stage, at);
      await openAs('mia');
    },
    async isIn([state = '']) {
      if (!isState(state)) throw new Error(`No page is known for ${state}`);
      const { role, name } = signs[state];
      const main = (await ownPage()).getByRole('main');
      await expect(main.getByRole(role, { name, exact: true })).toBeVisible();
    },
    async refuses({ event }: Case, guards) {
      const asked = event as ReviewEvent;
      await pages.letItBe(asked.at);
      const page = await openAs(asked.by.id);
      if (asked.by.id !== 'mia') return expectNotTheirs(page);
      if (!guards.includes('hasRating')) return expectNotOffered(page, nameOf(asked));
      await press(page, nameOf(asked));
      const rule = reviewChart.guards['hasRating'];
      const sentence = rule?.kind === 'payload' ? say(rule.sentence, {} as never, asked) : '';
      return expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    },
  };
}
