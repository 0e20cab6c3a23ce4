import { expect, type Browser, type Page } from 'playwright/test';
import type { BookingGroupState } from '#machines/booking-group/states.gen.ts';
import { eq } from 'drizzle-orm';
import { sessions, teams, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import { groupNames } from '#machines/booking-group/labels.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { aCast, type Cast } from '#tests/server/paths/cast.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { followed } from './followed.ts';
import { button, expectNotTheirs, expectStatus, follow, mainOf, press, write } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

const day = 86_400_000;
/** Three Mondays at noon. */
const firstDate = Date.UTC(2027, 2, 15, 12);
const dates = 3;
const endOf = (nth: number): number => firstDate + (nth - 1) * 7 * day + 3_600_000;

/** The pages of staff, of a leader and of those who may not, as a host of paths: what the last session comes to, comes to the group. */
export function bookingGroupPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  const chart = followed(bookingGroupChart);
  let cast: Cast;
  let isForTeam: boolean;
  /** Added to the names of the team and the member: so many scenes have some of the same name that a search would not find these. */
  let tag: string;
  /** The group's own page; null while nobody has booked it. */
  let address: string | null;
  /** How many of its sessions can still be cancelled. */
  let ahead: number;
  let isDeleted: boolean;

  const openAs = (name: string, path: string): Promise<Page> =>
    pages.open(name, named(cast.people, name), path);
  const leading = (): string => `/app/booking-requests/create?for=${cast.team}&together=series`;

  const fillIn = async (page: Page): Promise<void> => {
    const main = mainOf(page);
    await write(page, 'Name', 'Mondays');
    const one = (group: string) => main.getByRole('group', { name: group }).getByRole('radio');
    await one('Session').first().check();
    await main.getByRole('radio', { name: 'Carl Okoro' }).check();
    await main.getByLabel(/^First date/).fill('2027-03-15');
    await main.getByLabel(/^Start/).fill('12:00');
    await main.getByRole('spinbutton', { name: /^Number of dates/ }).fill(String(dates));
  };
  const find = async (page: Page, label: 'Team' | 'Member'): Promise<void> => {
    await mainOf(page)
      .getByRole('combobox', { name: new RegExp(`^${label}`) })
      .fill(tag);
    await page.getByRole('option', { name: tag }).click();
  };
  const bookAs = async (person: string): Promise<Page> => {
    if (person !== 'sam') return openAs(person, leading());
    const page = await openAs(person, '/app/bookings/create?together=series');
    if (isForTeam) await mainOf(page).getByRole('radio', { name: 'A team' }).check();
    await find(page, isForTeam ? 'Team' : 'Member');
    return page;
  };

  const optionsOf = (page: Page) => mainOf(page).getByRole('button', { name: /^Actions for/ });
  const cancelSessions = async (page: Page, reason: string): Promise<void> => {
    await write(page, 'Reason', reason);
    await press(page, 'Cancel sessions');
  };
  /** On the page of the group: cancels its next session alone. */
  const cancelNext = async (page: Page): Promise<void> => {
    await page.goto(address ?? '');
    await optionsOf(page).first().click();
    await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
    await write(page, 'Reason', 'The room is gone.');
    await press(page, 'Cancel booking');
    await expect(page).toHaveURL(/\/bookings\/[\da-f-]{36}$/);
  };

  const actions: Readonly<Record<GroupEvent['type'], (event: GroupEvent) => Promise<void>>> = {
    async CREATE({ by }) {
      const page = await bookAs(by.id);
      await fillIn(page);
      await expect(mainOf(page).getByText(`${dates} sessions can be booked.`)).toBeVisible();
      await press(page, 'Book all');
      await expect(page).toHaveURL(/\/booking-groups\/[\da-f-]{36}\/[\da-f-]{36}\/bookings$/);
      address = new URL(page.url()).pathname;
      ahead = dates;
    },
    async CANCEL_FUTURE(event) {
      const page = await openAs(event.by.id, address ?? '');
      await optionsOf(page).last().click();
      await page.getByRole('menuitem', { name: 'Cancel this and all later' }).click();
      await cancelSessions(page, ('reason' in event ? event.reason : null) ?? '');
      await expect(page).toHaveURL(/\/bookings$/);
      ahead -= 1;
    },
    async COMPLETE() {
      const page = await openAs('sam', address ?? '');
      for (; ahead > 0; ahead -= 1) await cancelNext(page);
    },
    async REOPEN() {
      const page = await openAs('sam', address ?? '');
      const off = mainOf(page).getByRole('row').filter({ hasText: statusLabels['cancelled'] });
      await off.first().getByRole('link').first().click();
      await press(page, 'Reinstate booking');
      const question = page.getByRole('region', { name: 'Reinstate this booking?' });
      await button(question, 'Reinstate booking').click();
      await expect(question).toHaveCount(0);
      ahead = 1;
    },
    async DELETE() {
      if (ahead > 0) {
        await pages.letItBe(endOf(ahead));
        await stage.worker.runDue(endOf(ahead));
      }
      const page = await openAs('sam', address ?? '');
      await follow(page, 'Delete');
      await press(page, 'Delete group');
      await expect(page).toHaveURL(/\/booking-groups$/);
      isDeleted = true;
    },
  };

  return {
    close: pages.close,
    async start(given) {
      isForTeam = (given as GroupContext).leaderId !== null;
      chart.begin(given);
      pages.begin();
      [address, ahead, isDeleted] = [null, 0, false];
      cast = await aCast(stage, {
        cost: 0,
        needsConfirmation: false,
        durationMinutes: 60,
        forTeam: isForTeam,
        policy: { bookingHorizon: 90 * day },
      });
      tag = newId().slice(-8);
      await db.orm
        .update(teams)
        .set({ name: `Northern team ${tag}` })
        .where(eq(teams.id, cast.team));
      await db.orm
        .update(users)
        .set({ lastName: `Turner ${tag}` })
        .where(eq(users.id, named(cast.people, 'mia').id));
      if (isForTeam)
        await db.orm
          .update(sessions)
          .set({ format: 'team', maxAttendees: 8 })
          .where(eq(sessions.id, cast.session));
    },
    async does({ event }: Case) {
      const asked = event as GroupEvent;
      await pages.letItBe(asked.at);
      await actions[asked.type](asked);
      chart.happened(event);
    },
    happens({ name }: Case) {
      throw new Error(`Time alone changes no group, not even “${name}”`);
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(address).toBeNull();
      const page = await openAs('sam', address ?? '');
      if (state === 'deleted') return expectNotTheirs(page);
      await expectStatus(page, groupNames[state as BookingGroupState]);
    },
    async refuses({ event }: Case) {
      const asked = event as GroupEvent;
      await pages.letItBe(asked.at);
      if (address === null) return expectNotBooked(asked);
      const ways = { CANCEL_FUTURE: 'cancel=all', DELETE: 'remove=true' } as Record<string, string>;
      const isTooFar = asked.facts?.['hasFuture'] && asked.type === 'CANCEL_FUTURE';
      const way = isTooFar ? 'cancel=2028-03-15T12:00:00.000Z' : ways[asked.type];
      const page = await openAs(asked.by.id, `${address}?${way}`);
      if (isDeleted || asked.by.id === 'max') return expectNotTheirs(page);
      const main = mainOf(page);
      const closed = /^(?:Nothing in this group can be cancelled|This group can’t be deleted)$/;
      const title = main.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/cancel|delete/i);
      const sentence = chart.sentenceFor(asked);
      if (asked.type === 'CANCEL_FUTURE' && sentence !== null && ahead > 0) {
        await cancelSessions(page, 'reason' in asked ? (asked.reason ?? '') : '');
        await expect(main.getByText(sentence).first()).toBeVisible();
      } else {
        await expect(title).toHaveText(closed);
        if (asked.facts?.['hasNoFuture'])
          await expect(
            main.getByText(/upcoming sessions?\. Cancel (?:it|them) first\.$/),
          ).toBeVisible();
      }
    },
  };

  /** The coach has no form for it, a member no team; a date that is taken stops all of them. */
  async function expectNotBooked({ by, facts }: GroupEvent): Promise<void> {
    if (!facts?.['areDatesFree']) {
      const isCoach = by.id === 'carl';
      const page = await openAs(
        by.id,
        isCoach ? '/app/bookings/create?together=series' : leading(),
      );
      const title = mainOf(page).getByRole('heading', { level: 1 });
      await expect(title).toHaveText(
        isCoach ? 'Create booking' : 'Only a team leader can book for a team.',
      );
      return expect(button(mainOf(page), 'Book all')).toHaveCount(0);
    }
    await stage.as(named(cast.people, 'sam')).call('POST /bookings', {
      body: {
        member: named(cast.people, 'max').id,
        session: cast.session,
        coach: named(cast.people, 'carl').id,
        credit: null,
        startsAt: new Date(firstDate).toISOString(),
        location: { kind: 'video', detail: null },
        idempotencyKey: newId(),
      },
    });
    const page = await bookAs(by.id);
    await fillIn(page);
    await expect(page.getByText('That time has just been taken.').first()).toBeVisible();
    await press(page, 'Book all');
    const said = 'Leave out the dates that can’t be booked, or choose others.';
    await expect(page.getByText(said).first()).toBeVisible();
  }
}
