import { expect, type Browser, type Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { kaiCreditSelectionRequests, creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { KaiCreditSelectionRequestState } from '#machines/kai-credit-selection-request/states.gen.ts';
import { selectionStateNames } from '#machines/kai-credit-selection-request/labels.ts';
import type { SelectionEvent } from '#machines/kai-credit-selection-request/machine.ts';
import { system } from '#machines/person.ts';
import { holdCredit, kaiConversationKind } from '#server/features/kai-conversations/public.ts';
import { send } from '#server/records/send.ts';
import { noon } from '#tests/machines/models/people.ts';
import {
  aTranscript,
  conversationRow,
  conversationWorld,
  fillPool,
  type ConversationWorld,
} from '#tests/server/paths/kai-conversation-work.ts';
import { ask } from '#tests/support/stage.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { expectNotTheirs, expectStatus, mainOf, press, write } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

const list = '/app/kai-credit-selection-requests';

/** The pages on which staff see to a conversation that nothing pays for, and the page on which its member deletes it. */
export function kaiCreditSelectionRequestPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  let world: ConversationWorld;
  let conversation: string;
  let id: string | null;
  let pool: string;

  const openAs = (name: string, address = `${list}/${id}`): Promise<Page> =>
    pages.open(name, named(world.people, name), address);

  /** Somebody submits a conversation while their programme has no credits left. */
  async function raise(at: number): Promise<void> {
    const { mia } = world.people;
    const made = await ask(stage.as(mia), 'POST', '/kai-conversations', {
      title: 'Handing over the review',
      group: 'GROW',
      programmeId: world.programmeId,
      about: mia.id,
      heldOn: '2027-03-05',
      participants: [{ label: 'Ana', part: 'coach' }],
      files: [await aTranscript(stage, world)],
      consentConfirmed: true,
      idempotencyKey: newId(),
    });
    expect(made.errors).toEqual({});
    conversation = made.data.id;
    await db.transaction(async () => {
      await send(db, kaiConversationKind, conversation, { type: 'ACCEPT_FILES', by: system, at });
      const row = await conversationRow(db, conversation);
      if (row === null) throw new Error('There is no conversation.');
      const eventId = newId();
      await holdCredit(db, row, { id: row.id, event: 'HOLD_CREDIT', eventId, actorId: null, at });
    });
    const [request] = await db.orm
      .select({ id: kaiCreditSelectionRequests.id })
      .from(kaiCreditSelectionRequests)
      .where(eq(kaiCreditSelectionRequests.conversationId, conversation));
    id = request?.id ?? null;
    pool = await fillPool(db, world);
  }

  const actions: Readonly<Record<string, (event: SelectionEvent) => Promise<unknown>>> = {
    async RAISE({ at }) {
      await openAs('sam', list);
      await raise(at);
    },
    async RESOLVE() {
      const page = await openAs('sam', `${list}/${id}/edit`);
      await mainOf(page)
        .getByRole('radio', { name: /From the pool/ })
        .check();
      await press(page, 'Choose credit');
    },
    async REJECT() {
      const page = await openAs('sam', `${list}/${id}/edit`);
      await mainOf(page).getByRole('radio', { name: 'Reject', exact: true }).check();
      await write(page, 'Reason', 'The programme has no analyses left.');
      await press(page, 'Reject request');
    },
    async WITHDRAW() {
      const place = `/app/programmes/${world.programmeId}/kai-conversations`;
      const page = await openAs('mia', `${place}/${conversation}/delete`);
      await press(page, 'Delete conversation');
    },
  };

  /** What somebody else has used meanwhile is still shown to whoever decides, and says so when it is chosen. */
  async function expectUsed(): Promise<void> {
    const page = await openAs('sam', `${list}/${id}/edit`);
    await mainOf(page)
      .getByRole('radio', { name: /From the pool/ })
      .check();
    await db.orm.update(creditLots).set({ expiresAt: noon }).where(eq(creditLots.id, pool));
    await press(page, 'Choose credit');
    await expect(
      mainOf(page).getByText('That credit was used in the meantime. Choose another.').first(),
    ).toBeVisible();
  }

  return {
    close: pages.close,
    async start() {
      id = null;
      stage.clock.set(noon);
      pages.begin();
      world = await conversationWorld(db);
    },
    async does({ name, event }: Case) {
      const asked = event as SelectionEvent;
      const act = actions[asked.type];
      if (!act) throw new Error(`No page is for “${name}”`);
      await act(asked);
    },
    happens({ name }: Case) {
      throw new Error(`Nothing happens to a request by itself, not even “${name}”`);
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(id).toBeNull();
      // A page that shows it already hears of what happens to it.
      const shown = pages.of('sam');
      const isThere = shown !== undefined && new URL(shown.url()).pathname === `${list}/${id}`;
      const page = isThere ? shown : await openAs('sam');
      return expectStatus(page, selectionStateNames[state as KaiCreditSelectionRequestState]);
    },
    async refuses({ event }: Case, guards) {
      const { type, by } = event as SelectionEvent;
      if (guards.includes('canPay')) return expectUsed();
      if (type === 'WITHDRAW') {
        const place = `/app/programmes/${world.programmeId}/kai-conversations`;
        return expectNotTheirs(await openAs(by.id, `${place}/${conversation}/delete`));
      }
      return expectNotTheirs(await openAs(by.id));
    },
  };
}
