import { expect, type Browser, type Page } from 'playwright/test';
import type { BookingInviteState } from '#machines/booking-invite/states.gen.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { attendees } from '#database/schema/index.ts';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import { inviteNames } from '#machines/booking-invite/labels.ts';
import { obstacleTo } from '#tests/server/paths/invite-obstacles.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { alsoExpect, aSessionOf, type SessionScene } from '#tests/server/paths/session-people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { choose } from './choose.ts';
import { followed } from './followed.ts';
import {
  button,
  expectNotOffered,
  expectNotTheirs,
  expectStatus,
  follow,
  mainOf,
  press,
} from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';
import {
  accept,
  callOff,
  decline,
  invite,
  inviteToWait,
  joinTheLine,
  revoke,
  withdraw,
} from './session-actions.ts';

/** Who is not found among those who can be invited. */
const nobody = 'No colleague by that name who isn’t in the session.';

/** The pages of an invitation as a host of paths: one invites, the other answers, staff take it back, and time passes. */
export function bookingInvitePagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  const chart = followed(bookingInviteChart);
  let scene: SessionScene;
  /** The page of the invitation; null while nobody has sent it. */
  let address: string | null;

  const openAs = (name: string, path: string): Promise<Page> =>
    pages.open(name, named(scene.people, name), path);
  const session = (): string => `/app/bookings/${scene.booking}`;
  const inviting = (): string => `${session()}/invites/create`;

  const ofOthers = () =>
    and(
      eq(attendees.bookingId, scene.booking),
      inArray(
        attendees.userId,
        ['lea', 'cora'].map((name) => named(scene.people, name).id),
      ),
    );
  const empty = () => db.orm.delete(attendees).where(ofOthers());
  /** Two others take the seats that are left. */
  const fill = async (): Promise<void> => {
    await empty();
    for (const name of ['lea', 'cora'])
      await alsoExpect(db, scene.booking, named(scene.people, name).id);
  };

  const actions: Readonly<
    Record<InviteEvent['type'], (page: Page, event: InviteEvent) => Promise<void>>
  > = {
    async INVITE(page) {
      await page.goto(inviting());
      address = await invite(page, 'Max Reed');
    },
    async ENLIST(page) {
      await fill();
      await page.reload();
      if (address) return joinTheLine(page);
      await page.goto(inviting());
      address = await inviteToWait(page, 'Max Reed');
    },
    async MOVE_UP() {
      const page = await openAs('lea', `${session()}/attendees`);
      await follow(page, 'Lea Novak');
      await withdraw(page, 'Withdraw');
    },
    async ACCEPT(page) {
      await empty();
      await page.reload();
      await accept(page);
    },
    REJECT: (page, event) => decline(page, 'reason' in event ? (event.reason ?? '') : ''),
    REVOKE: revoke,
    async LEAVE() {
      const page = await openAs('max', `${session()}/attendees`);
      await follow(page, 'Max Reed');
      await withdraw(page, 'Withdraw');
    },
    async CLOSE() {
      await callOff(await openAs('mia', session()));
    },
  };

  /** Where an answer would be given, and what would give it. */
  const ways: Readonly<
    Partial<Record<InviteEvent['type'], readonly [page: string, verb: string]>>
  > = {
    ACCEPT: ['rsvp', 'Accept'],
    ENLIST: ['rsvp', 'Join the waiting list'],
    REJECT: ['rsvp', 'Decline'],
    REVOKE: ['revoke', 'Revoke invitation'],
  };
  const lookFor = async (page: Page, type: InviteEvent['type']): Promise<void> => {
    const [place, verb] = ways[type] ?? ['', ''];
    const id = address?.split('/').at(-1);
    await page.goto(id ? `${session()}/invites/${id}/${place}` : inviting());
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    if (id) await expectNotOffered(page, verb);
  };

  return {
    close: pages.close,
    async start(given) {
      const { startsAt, expiresAt, isForSeveral } = given as InviteContext;
      chart.begin(given);
      pages.begin();
      address = null;
      scene = await aSessionOf(stage, {
        startsAt,
        policy: { inviteCutoff: startsAt - expiresAt },
        session: { format: isForSeveral ? 'group' : 'oneToOne', maxAttendees: 3 },
      });
    },
    async does({ event }: Case) {
      const asked = event as InviteEvent;
      await pages.letItBe(asked.at);
      const isOfProduct = asked.by.role === 'System';
      await actions[asked.type](
        await openAs(isOfProduct ? 'mia' : asked.by.id, address ?? session()),
        asked,
      );
      chart.happened(event);
    },
    async happens({ event }: Case) {
      const { at } = event as InviteEvent;
      await pages.letItBe(at);
      await ringOnce(stage, at);
      chart.happened(event);
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(address).toBeNull();
      await expectStatus(
        await openAs('mia', address ?? ''),
        inviteNames[state as BookingInviteState],
      );
    },
    async refuses({ event }: Case) {
      const asked = event as InviteEvent;
      await pages.letItBe(asked.at);
      const clear = await obstacleTo(db, scene, asked.facts);
      const page = await openAs(asked.by.id, '/app/booking-invites');
      await lookFor(page, asked.type);
      await expectRefused(page, asked);
      await clear();
    },
  };

  /** Whoever can't even be found is not there to be invited; everything else is said. */
  async function expectRefused(page: Page, event: InviteEvent): Promise<void> {
    const isInviting = address === null;
    if (isInviting && ['lea', 'cora'].includes(event.by.id)) return expectNotTheirs(page);
    const sentence = chart.sentenceFor(event);
    const isUnfound = isInviting && (event.facts?.['isColleague'] || event.facts?.['isNotIn']);
    if (isUnfound) {
      await mainOf(page)
        .getByRole('combobox', { name: /^Colleague/ })
        .fill('Max Reed');
      await expect(page.getByText(nobody).last()).toBeVisible();
    } else if (isInviting && event.facts?.['hasSeat']) {
      await choose(page, 'Colleague', 'Max Reed');
      await press(page, 'Send invitation');
    }
    // Where there is a seat, the way to take it stands in the place of the way to wait.
    if (event.facts?.['isFull'])
      await (isInviting
        ? expect(mainOf(page).getByRole('checkbox', { name: /on the waiting list$/ })).toHaveCount(
            0,
          )
        : expect(button(mainOf(page), 'Accept')).toBeVisible());
    else if (sentence && !isUnfound)
      await expect(mainOf(page).getByText(sentence).first()).toBeVisible();
  }
}
