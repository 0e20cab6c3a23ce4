import { expect, type Browser, type Page } from 'playwright/test';
import { desc, eq } from 'drizzle-orm';
import { slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { SlotHoldContext } from '#machines/slot-hold/context.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import { hour } from '#tests/machines/models/people.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { aCast, type Cast } from '#tests/server/paths/cast.ts';
import { ask } from '#tests/support/stage.ts';
import { freeTimes, next } from '../support/booking-flow.ts';
import { flowLink } from '../support/offers.ts';
import type { PageStage } from '../support/stage.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';

/** The page on which a member makes a booking, as a host for the time that is kept meanwhile. */
export function slotHoldPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const pages = peoplePages(browser, stage);
  let cast: Cast;
  let input: SlotHoldContext;

  const mine = () => {
    const { mia } = cast.people;
    if (!mia) throw new Error('There is no member in the cast');
    return mia;
  };
  const page = (): Page => {
    const open = pages.of('mia');
    if (!open) throw new Error('No page is open');
    return open;
  };
  const openTimes = () => {
    const coach = cast.people['carl']?.id ?? '';
    const offer = { session: cast.session, credit: cast.lot, coach, free: [] };
    return pages.open('mia', mine(), flowLink('time', offer));
  };
  const button = (name: string) => page().getByRole('button', { name, exact: true });
  const standing = async (): Promise<string> => {
    const [hold] = await stage.db.orm
      .select()
      .from(slotHolds)
      .where(eq(slotHolds.memberId, mine().id))
      .orderBy(desc(slotHolds.id))
      .limit(1);
    return hold?.status ?? 'new';
  };
  /** Another member asks for a time of the same coach, an hour from now on the hour. */
  const takeAway = async (): Promise<void> => {
    const body = {
      session: cast.session,
      coach: cast.people['carl']?.id,
      credit: cast.lotOfMax,
      startsAt: new Date(stage.clock.now() + hour).toISOString(),
      idempotencyKey: newId(),
    };
    await ask(stage.as(cast.people['max'] ?? null), 'POST', '/booking-requests', body);
  };

  return {
    close: pages.close,
    async start(given) {
      input = given as SlotHoldContext;
      pages.begin();
      const session = { cost: 1, needsConfirmation: true, durationMinutes: 60, forTeam: false };
      cast = await aCast(stage, { ...session, policy: {} });
    },
    async does({ event }) {
      const { type, at } = event as SlotHoldEvent;
      await pages.letItBe(at);
      if (type === 'HOLD') {
        await openTimes();
        await freeTimes(page()).first().click();
        await expect(page().getByText(/^We are keeping \d\d:\d\d for you until/)).toBeVisible();
      } else if (type === 'RELEASE') await button('Leave without booking').click();
      else {
        await next(page());
        await next(page());
        await button('Send request').click();
        await expect(page()).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
      }
    },
    async happens({ event }) {
      const { at } = event as SlotHoldEvent;
      await page().clock.fastForward(at - stage.clock.now());
      stage.clock.set(at);
      await ringOnce(stage, at);
      await expect(page().getByText(/^We kept \d\d:\d\d for you until/)).toBeVisible();
    },
    isIn: ([state = '']) => expect.poll(standing, { intervals: [20] }).toBe(state),
    async refuses({ event }) {
      if ((event as SlotHoldEvent).type !== 'HOLD')
        return expect(button('Send request')).toHaveCount(0);
      await pages.letItBe(input.expiresAt - 600_000);
      await takeAway();
      await openTimes();
      const time = new Date(stage.clock.now() + hour).toISOString().slice(11, 16);
      const greyed = page().getByRole('button', { name: new RegExp(`^${time}`) });
      await expect(greyed).toBeDisabled();
      await greyed.click({ force: true });
      await expect(page().getByText(new RegExp(`^${time}: .+`))).toBeVisible();
      expect(await standing()).toBe('new');
    },
  };
}
