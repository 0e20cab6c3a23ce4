import { expect, type Page } from 'playwright/test';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingEvent } from '#machines/booking/context.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { creditNames } from '#web/features/bookings/words.ts';
import type { CreditState } from '#domain/bookings/vocabulary.ts';
import type { Driver } from '#tools/paths/driver.ts';
import type { Case } from '#tools/paths/model.ts';
import { bookingOn, expectBooking } from './booking-page.ts';
import { createDirectly } from './direct-booking.ts';
import { flowLink, offerFor } from './offers.ts';

interface Someone {
  readonly name: string;
  readonly page: Page;
}

interface Cast {
  readonly member: Someone;
  readonly coach: Someone;
}

const session = 'Executive coaching';

/** The pages of the member and of their coach as a host of paths: both look at the same booking, and neither ever reloads. */
export function bookingPages({ member, coach }: Cast): Driver {
  let id: string | null = null;

  const pageOf = (event: BookingEvent): Page => (event.by.id === 'mia' ? member : coach).page;
  const open = (page: Page) => page.goto(`/app/bookings/${id}`);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const write = (page: Page, event: { reason?: string | undefined }) =>
    page.getByRole('textbox', { name: 'Reason' }).fill(event.reason ?? '');

  /** Presses what the person would press on the page of the booking, up to the last press. */
  const press = async (page: Page, event: BookingEvent): Promise<void> => {
    const main = page.getByRole('main');
    switch (event.type) {
      case 'CONFIRM':
        await main.getByRole('link', { name: 'Respond' }).click();
        return button(page, 'Confirm').click();
      case 'REJECT':
        await main.getByRole('link', { name: 'Respond' }).click();
        await button(page, 'Decline…').click();
        await write(page, event);
        return button(page, 'Decline request').click();
      case 'CANCEL':
      case 'CANCEL_REQUEST': {
        const name = bookingChart.asks[event.type] ?? '';
        await main.getByRole('link', { name, exact: true }).click();
        await write(page, event);
        if (event.type === 'CANCEL' && event.askToReschedule)
          await page.getByRole('checkbox', { name: 'Ask the member to book another time' }).check();
        return button(page, name).click();
      }
      default:
        throw new Error(`There is no button for ${event.type}.`);
    }
  };

  const create = async ({ type }: BookingEvent): Promise<void> => {
    if (type === 'REQUEST') {
      const offer = await offerFor(member.page, { session, coach: coach.name });
      await member.page.goto(flowLink('review', offer, offer.free[0]));
      await button(member.page, 'Send request').click();
      await expect(member.page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
      id = bookingOn(member.page);
      await open(coach.page);
    } else {
      await createDirectly(coach.page, { member: member.name, session });
      id = bookingOn(coach.page);
      await open(member.page);
    }
  };

  return {
    start() {
      id = null;
    },
    async does({ event }: Case) {
      const asked = event as BookingEvent;
      if (id) await press(pageOf(asked), asked);
      else await create(asked);
    },
    happens({ name }: Case) {
      throw new Error(`«${name}»: time does not pass here.`);
    },
    async isIn(states) {
      const [life = '', credit = ''] = states.map((state) => state.replace(/^\w+\./, ''));
      if (life === 'new') return expect(id).toBeNull();
      for (const { page } of [member, coach])
        await expectBooking(page, statusLabels[life] ?? life, creditNames[credit as CreditState]);
    },
    async refuses({ event }: Case, guards) {
      const asked = event as BookingEvent;
      const page = pageOf(asked);
      const lack = guards.find((guard) => bookingChart.guards[guard]?.kind === 'payload');
      if (lack) await expectSentence(page, lack, asked);
      else if (id) await expectNoWay(page, asked);
      else await expectNotTheirs(page, asked);
    },
  };

  /** The way is there, but something is missing: the page says so and stays. */
  async function expectSentence(page: Page, guard: string, event: BookingEvent): Promise<void> {
    await press(page, event);
    const rule = bookingChart.guards[guard];
    const sentence = rule?.kind === 'payload' ? rule.sentence : undefined;
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      String(sentence),
    );
    await open(page);
  }

  /** No button leads there from the booking, and the address of the page does not either. */
  async function expectNoWay(page: Page, { type }: BookingEvent): Promise<void> {
    const isAnswer = type === 'CONFIRM' || type === 'REJECT';
    const name = isAnswer ? 'Respond' : (bookingChart.asks[type] ?? '');
    const main = page.getByRole('main');
    for (const role of ['link', 'button'] as const)
      await expect(main.getByRole(role, { name, exact: true })).toHaveCount(0);
    if (type === 'RECORD_OUTCOME' || type === 'CANCEL_REQUEST') return;
    await page.goto(`/app/bookings/${id}/${isAnswer ? 'respond' : 'cancel'}`);
    await expect(main.getByRole('link', { name: 'Show booking' })).toBeVisible();
    for (const each of ['Confirm', 'Decline…', 'Cancel booking'])
      await expect(button(page, each)).toHaveCount(0);
    await main.getByRole('link', { name: 'Show booking' }).click();
  }

  /** The page for making bookings is there for the others. */
  async function expectNotTheirs(page: Page, { type }: BookingEvent): Promise<void> {
    const [address, words] =
      type === 'REQUEST'
        ? ['/app/booking-requests/create', 'This page is for members']
        : ['/app/bookings/create', 'This page is for coaches and staff'];
    await page.goto(address);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
}
