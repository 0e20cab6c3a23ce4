import { expect, type Browser, type Page } from 'playwright/test';
import { and, eq } from 'drizzle-orm';
import { attendees, bookings } from '#database/schema/index.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { attendanceNames } from '#machines/attendee/labels.ts';
import { isStaff } from '#machines/person.ts';
import type { AttendeeState } from '#machines/attendee/states.gen.ts';
import type { BookingCreditState } from '#machines/booking/states.gen.ts';
import { creditNames } from '#web/features/bookings/words.ts';
import {
  alsoExpect,
  aSceneFor,
  aSessionOf,
  termsOf,
  type SessionScene,
} from '#tests/server/paths/session-people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { bookingOn } from '../support/booking-page.ts';
import { flowLink } from '../support/offers.ts';
import { followed } from './followed.ts';
import { button, expectNotOffered, expectNotTheirs, expectStatus, mainOf, press } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';
import { accept, callOff, invite, leavingOn, refund, tell, withdraw } from './session-actions.ts';

const hour = 3_600_000;

/** The pages of a place in a session as a host of paths: whoever has it leaves and is invited again, and the outcome tells whether they came. */
export function attendeePagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  const chart = followed(attendeeChart);
  let scene: SessionScene;
  let endsAt: number;
  /** Whether the outcome was told. */
  let isTold = false;
  let place: string;
  let input: AttendeeContext;

  const openAs = (name: string, address: string): Promise<Page> =>
    pages.open(name, named(scene.people, name), address);
  const session = (): string => `/app/bookings/${scene.booking}`;
  const verbOf = ({ by }: AttendeeEvent) => (isStaff(by) ? 'Remove' : 'Withdraw');

  const placeIdOf = async (name: string): Promise<string> => {
    const [row] = await db.orm
      .select({ id: attendees.id })
      .from(attendees)
      .where(
        and(
          eq(attendees.bookingId, scene.booking),
          eq(attendees.userId, named(scene.people, name).id),
        ),
      );
    return row?.id ?? '';
  };

  /** Where Mia has a place, and others come too. */
  const standIn = async (booked: SessionScene): Promise<void> => {
    scene = booked;
    place = await placeIdOf('mia');
    if (!input.isLast) await alsoExpect(db, scene.booking, named(scene.people, 'max').id);
  };

  const book = async (): Promise<void> => {
    const { session: wanted, lot: credit, people } = scene;
    const offer = { session: wanted, credit, coach: named(people, 'carl').id, free: [] };
    const link = flowLink('review', offer, new Date(input.startsAt).toISOString());
    const page = await openAs('mia', link);
    await button(page, 'Book session').click();
    await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
    await standIn({ ...scene, booking: bookingOn(page) });
  };

  const actions: Readonly<Record<AttendeeEvent['type'], (event: AttendeeEvent) => Promise<void>>> =
    {
      async WITHDRAW(event) {
        const page = await openAs(event.by.id, `${session()}/attendees/${place}`);
        await withdraw(page, verbOf(event), 'reason' in event ? (event.reason ?? '') : '');
      },
      async JOIN() {
        const address = await invite(
          await openAs('sam', `${session()}/invites/create`),
          'Mia Turner',
        );
        await accept(await openAs('mia', address));
      },
      async HOLD() {
        if (scene.booking === '') return book();
        const page = await openAs('sam', session());
        await press(page, 'Reinstate booking');
        const panel = page.getByRole('region', { name: 'Reinstate this booking?' });
        await button(panel, 'Reinstate booking').click();
        await expect(panel).toHaveCount(0);
      },
      async RELEASE(event) {
        const whose = 'causedBy' in event ? (event.causedBy ?? '') : '';
        await callOff(await openAs(whose, session()), 'Something came up.');
      },
      async REFUND(event) {
        const page = await openAs(event.by.id, `${session()}/attendees/${place}`);
        await refund(page, 'reason' in event ? (event.reason ?? '') : '');
      },
      async RECORD(event) {
        if (event.type !== 'RECORD') return;
        await pages.letItBe(endsAt + hour / 60);
        await stage.worker.runDue(stage.clock.now());
        const page = await openAs(event.by.id, session());
        const verb = isTold ? 'Correct outcome' : 'Record outcome';
        const absent = event.isCoachAbsent ? 'Carl Okoro, coach' : undefined;
        await tell(page, verb, 'Mia Turner', attendanceNames[event.attendance], absent);
        isTold = true;
      },
      REOPEN: () => Promise.reject(new Error('Only an alert offers it, for ten seconds')),
    };

  return {
    close: pages.close,
    async start(given) {
      input = given as AttendeeContext;
      const { startsAt, isOn, cost } = input;
      chart.begin(given);
      pages.begin();
      isTold = false;
      endsAt = startsAt + hour;
      const wanted = {
        startsAt,
        session: { format: 'group', maxAttendees: 3 } as const,
        ...termsOf(input),
      };
      // Who pays for their place has one once they have booked it.
      if (cost > 0) scene = { ...(await aSceneFor(stage, wanted)), booking: '' };
      else await standIn(await aSessionOf(stage, wanted));
      if (!isOn)
        await db.orm
          .update(bookings)
          .set({ status: 'cancelled' })
          .where(eq(bookings.id, scene.booking));
    },
    async does({ event }: Case) {
      const asked = event as AttendeeEvent;
      // What follows the outcome comes after the session, whatever the moment of the model.
      if (asked.type !== 'RECORD' && !isTold) await pages.letItBe(asked.at);
      await actions[asked.type](asked);
      chart.happened(event);
    },
    happens({ name }: Case) {
      throw new Error(`An attendee waits for nothing, not even for “${name}”`);
    },
    async isIn(states) {
      const [where = '', credit = ''] = states.map((state) => state.split('.')[1]);
      if (scene.booking === '') return;
      const page = await openAs('mia', `${session()}/attendees/${place}`);
      await expectStatus(page, attendanceNames[where as AttendeeState]);
      if (input.cost > 0)
        await expect(mainOf(page).getByRole('region', { name: 'Credit' })).toContainText(
          creditNames[credit as BookingCreditState],
        );
    },
    async refuses({ event }: Case, guards) {
      const asked = event as AttendeeEvent;
      if (stage.clock.now() < endsAt) await pages.letItBe(asked.at);
      const isOfOutcome = asked.type === 'RECORD';
      const page = await openAs(
        asked.by.id,
        isOfOutcome ? session() : `${session()}/attendees/${place}`,
      );
      if (asked.by.id === 'max' || asked.by.id === 'cora') return expectNotTheirs(page);
      if (isOfOutcome) return expectNotOffered(page, 'Record outcome', 'Correct outcome');
      const sentence = chart.sentenceFor(asked);
      if (guards.includes('statesReason') && !guards.includes('isAhead'))
        await button(await leavingOn(page, verbOf(asked)), verbOf(asked)).click();
      else await expectNotOffered(page, verbOf(asked));
      if (sentence) await expect(mainOf(page).getByText(sentence).first()).toBeVisible();
    },
  };
}
