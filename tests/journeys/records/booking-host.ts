import { expect, type Browser, type Page } from 'playwright/test';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { creditNames, placeNames } from '#web/features/bookings/words.ts';
import { say } from '#machines/sentences.ts';
import type { BookingCreditState } from '#machines/booking/states.gen.ts';
import type { Case } from '#tools/paths/model.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { aCast, type Cast } from '#tests/server/paths/cast.ts';
import { bookingOn, expectBooking } from '../support/booking-page.ts';
import { flowLink } from '../support/offers.ts';
import type { PageStage } from '../support/stage.ts';
import { button, expectNotOffered } from './hands.ts';
import { answersToTime, pickTime } from './booking-times.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

const notForThem = (page: Page) =>
  page.getByRole('heading', { name: 'You don’t have access to this page' });

/** Events with a page of their own after which the status is what it was. */
const staying = ['SUGGEST_TIME', 'UPDATE_LOCATION', 'EDIT_NOTE', 'REFUND'];

/** The pages of a member, of their coach and of staff as a host of paths: the member's page is never reloaded, and time passes for all. */
export function bookingPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const pages = peoplePages(browser, stage);
  let cast: Cast;
  let input: BookingContext;
  let id: string | null = null;
  /** Whom the pages call the coach of it. */
  let coach = '';

  const openAt = (name: string, address: string) =>
    pages.open(name, named(cast.people, name), address);
  /** The page of the booking, which stays where it is once it is open. */
  const pageOf = async ({ by }: BookingEvent): Promise<Page> =>
    pages.of(by.id) ?? openAt(by.id, `/app/bookings/${id}`);
  const open = (page: Page) => page.goto(`/app/bookings/${id}`);
  const write = (page: Page, event: { reason?: string | undefined }) =>
    page.getByRole('textbox', { name: 'Reason' }).fill(event.reason ?? '');

  /** Presses what the person would press on the page of the booking, up to the last press. */
  const press = async (page: Page, event: BookingEvent): Promise<void> => {
    const main = page.getByRole('main');
    switch (event.type) {
      case 'CONFIRM':
        await main.getByRole('link', { name: 'Respond' }).click();
        if (event.startsAt !== undefined) await chooseTime(page, event.startsAt);
        return button(page, 'Confirm').click();
      case 'REJECT':
        await main.getByRole('link', { name: 'Respond' }).click();
        await button(page, 'Decline…').click();
        await write(page, event);
        return button(page, 'Decline request').click();
      case 'SUGGEST_TIME':
        await main.getByRole('link', { name: 'Respond' }).click();
        await button(page, 'Suggest another time…').click();
        await pickTime(page, event.startsAt ?? 0, 'Suggest another time');
        return button(page, 'Suggest this time').click();
      case 'CANCEL':
      case 'CANCEL_REQUEST': {
        const name = bookingChart.asks[event.type] ?? '';
        await main.getByRole('link', { name, exact: true }).click();
        await write(page, event);
        if (event.type === 'CANCEL' && event.askToReschedule)
          await page.getByRole('checkbox', { name: 'Ask the member to book another time' }).check();
        return button(page, name).click();
      }
      case 'UPDATE_LOCATION':
        await main.getByRole('link', { name: 'Change place', exact: true }).click();
        await takePlace(page, event);
        return button(page, 'Change place').click();
      case 'EDIT_NOTE':
        await main.getByRole('link', { name: 'Edit note', exact: true }).click();
        await page.getByRole('textbox', { name: 'Note' }).fill(event.note ?? '');
        return button(page, 'Save note').click();
      case 'REFUND': {
        await main.getByRole('link', { name: 'Refund credit', exact: true }).click();
        await write(page, event);
        return button(page, 'Refund credit').click();
      }
      case 'CORRECT_OUTCOME':
        await button(page, 'Correct outcome').click();
        await tellWhoCame(page, event, 'Correct the outcome');
        await write(page, event);
        return button(page, 'Correct outcome').last().click();
      case 'MOVE': {
        await button(page, 'Change time').click();
        await pickTime(page, event.startsAt ?? 0);
        return page
          .getByRole('form', { name: 'Choose another time' })
          .getByRole('button', { name: /^(?:Change time|Ask for this time)$/ })
          .click();
      }
      case 'ACCEPT_MOVE':
      case 'DECLINE_MOVE':
      case 'WITHDRAW_MOVE':
        return page.getByRole('button', { name: answersToTime[event.type] }).click();
      case 'REASSIGN_COACH':
        await button(page, 'Change coach').click();
        coach = event.coach === 'cora' ? 'Cora Silva' : 'Carl Okoro';
        await page.getByRole('radio', { name: coach }).check();
        return button(page, 'Change coach').last().click();
      case 'REINSTATE':
        await button(page, 'Reinstate booking').click();
        return page
          .getByRole('region', { name: 'Reinstate this booking?' })
          .getByRole('button', { name: 'Reinstate booking' })
          .click();
      case 'RECORD_OUTCOME': {
        await main.getByRole('button', { name: 'Record outcome', exact: true }).click();
        await tellWhoCame(page, event, 'Record the outcome');
        return button(page, 'Record outcome').last().click();
      }
      default:
        throw new Error(`There is no button for ${event.type}.`);
    }
  };

  /** One of the times that were asked for, by its place among them. */
  const chooseTime = (page: Page, startsAt: number): Promise<void> =>
    page
      .getByRole('group', { name: 'Which time?' })
      .getByRole('radio')
      .nth((input.proposedTimes ?? []).indexOf(startsAt))
      .check();

  /** Where it will be, as the form asks for it. */
  const takePlace = async (
    page: Page,
    { kind = 'video', detail }: Extract<BookingEvent, { type: 'UPDATE_LOCATION' }>,
  ): Promise<void> => {
    await page.getByRole('radio', { name: placeNames[kind], exact: true }).check();
    if (kind !== 'video')
      await page.getByRole('textbox', { name: /^(?:Phone number|Address)/ }).fill(detail ?? '');
  };

  /** Who was there, as the form asks for it. */
  const tellWhoCame = async (
    page: Page,
    {
      coachAttended,
      attended,
    }: Extract<BookingEvent, { type: 'RECORD_OUTCOME' | 'CORRECT_OUTCOME' }>,
    name: string,
  ): Promise<void> => {
    const form = page.getByRole('form', { name });
    const mark = (who: string, came: boolean) =>
      form
        .getByRole('radiogroup', { name: who })
        .getByRole('radio', { name: came ? 'Attended' : 'Missed' })
        .check();
    await mark(`${coach}, coach`, coachAttended !== false);
    await mark('Mia Turner', attended?.length !== 0);
  };

  /** Asked for by the member on their page, or booked for them by the coach or staff on theirs. */
  const create = async ({ type, by }: BookingEvent): Promise<void> => {
    if (type === 'REQUEST') {
      const coach = named(cast.people, 'carl').id;
      const offer = { session: cast.session, credit: cast.lot, coach, free: [] };
      const when = new Date(input.startsAt).toISOString();
      const others = (input.proposedTimes ?? []).slice(1);
      const page = await openAt('mia', flowLink('review', offer, when, others));
      await page.getByRole('button', { name: /^(?:Send request|Book session)$/ }).click();
    } else {
      const page = await openAt(by.id, '/app/bookings/create');
      await page.getByRole('combobox', { name: 'Member' }).fill('Mia Turner');
      await page.getByRole('option', { name: 'Mia Turner' }).first().click();
      await page.getByRole('radio', { name: /^Session/ }).check();
      if (by.id === 'sam') await page.getByRole('radio', { name: 'Carl Okoro' }).check();
      await button(page, 'Later').click();
      await page.getByRole('button', { name: '12:00', exact: true }).click();
      await button(page, 'Create booking').click();
    }
    const page = await pageOf({ by } as BookingEvent);
    await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
    id = bookingOn(page);
    if (by.id !== 'mia') await openAt('mia', `/app/bookings/${id}`);
  };

  return {
    close: pages.close,
    async start(given) {
      input = given as BookingContext;
      id = null;
      coach = 'Carl Okoro';
      pages.begin();
      // Staff look for the member by name, and the one of the path before has the same.
      await stage.db.script(
        "update users set status = 'deleted', locked_until = null where role = 'Member'",
      );
      const { needsConfirmation, ...terms } = input.terms;
      cast = await aCast(stage, {
        cost: input.cost,
        needsConfirmation,
        durationMinutes: (input.endsAt - input.startsAt) / 60_000,
        forTeam: false,
        policy: {
          ...terms,
          freeLateCancels: input.freeLateCancelsLeft,
          requestTtl: (input.expiresAt ?? 0) - (input.requestedAt ?? 0),
          requestLastMoment: terms.answerLastMoment,
        },
      });
    },
    async does({ event }: Case) {
      const asked = event as BookingEvent;
      await pages.letItBe(asked.at);
      if (!id) return create(asked);
      const page = await pageOf(asked);
      await press(page, asked);
      if (asked.type === 'MOVE')
        await expect(page.getByRole('form', { name: 'Choose another time' })).toHaveCount(0);
      if (asked.type === 'REASSIGN_COACH')
        await expect(page.getByRole('form', { name: 'Choose another coach' })).toHaveCount(0);
      // A correction may come to what was recorded before.
      if (asked.type === 'CORRECT_OUTCOME')
        await expect(page.getByRole('form', { name: 'Correct the outcome' })).toHaveCount(0);
      // What leaves the status as it is can't be seen in it: it is done when the page is back where it was.
      if (staying.includes(asked.type))
        await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
    },
    async happens({ event }: Case) {
      const { at } = event as BookingEvent;
      await pages.letItBe(at);
      await ringOnce(stage, at);
    },
    async isIn(states) {
      const [life = '', credit = '', move = ''] = states.map((state) =>
        state.replace(/^\w+\./, ''),
      );
      if (life === 'new') return expect(id).toBeNull();
      const page = pages.of('mia') ?? (await openAt('mia', `/app/bookings/${id}`));
      await expectBooking(
        page,
        statusLabels[life] ?? life,
        creditNames[credit as BookingCreditState],
      );
      await expect(page.getByText(/ (?:asks? for|suggests?) another time$/)).toHaveCount(
        move === 'settled' ? 0 : 1,
      );
    },
    async refuses({ event }: Case, guards) {
      const asked = event as BookingEvent;
      const page = id
        ? await pageOf(asked)
        : (pages.of(asked.by.id) ?? (await openAt(asked.by.id, '/app/bookings')));
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
    const sentence = rule?.kind === 'payload' ? say(rule.sentence, input, event) : '';
    if (rule?.kind === 'payload' && rule.field === 'reason')
      await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
        sentence,
      );
    else await expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
    await open(page);
  }

  /** No button leads there from the booking, and the address of the page does not either. */
  async function expectNoWay(page: Page, { type }: BookingEvent): Promise<void> {
    const isAnswer = type === 'CONFIRM' || type === 'REJECT';
    const name = isAnswer ? 'Respond' : (bookingChart.asks[type] ?? '');
    const main = page.getByRole('main');
    await expectNotOffered(page, name);
    if (!isAnswer && type !== 'CANCEL') return;
    await page.goto(`/app/bookings/${id}/${isAnswer ? 'respond' : 'cancel'}`);
    const back = main.getByRole('link', { name: 'Show booking' });
    // Whom the page is not for is told so before any booking is looked at.
    await expect(back.or(notForThem(page))).toBeVisible();
    for (const each of ['Confirm', 'Decline…', 'Cancel booking'])
      await expect(button(page, each)).toHaveCount(0);
    if (await back.isVisible()) await back.click();
    else await page.goto(`/app/bookings/${id}`);
  }

  /** The page for making bookings is there for the others. */
  async function expectNotTheirs(page: Page, { type }: BookingEvent): Promise<void> {
    const address = type === 'REQUEST' ? '/app/booking-requests/create' : '/app/bookings/create';
    await page.goto(address);
    await expect(notForThem(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
}
