import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import { isStaff } from '#machines/person.ts';
import { say } from '#machines/sentences.ts';
import { noon } from '#tests/machines/models/people.ts';
import {
  conversationWorld,
  fillPool,
  isToldByProduct,
  told,
  type ConversationWorld,
} from '#tests/server/paths/kai-conversation-work.ts';
import type { Case } from '#tools/paths/model.ts';
import { statusOf } from '#web/features/kai-conversations/words.ts';
import type { PageStage } from '../support/stage.ts';
import { choose } from './choose.ts';
import { button, expectNotTheirs, expectStatus, mainOf, press, write } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

const coach = 'Carl Weber';
const consent = 'Everyone in the recording agreed to it';
const call = 'Ana: What would you like to talk about?\nMia: The review. I would hand it over.';

/** What a page has of what somebody may do with an analysis, and has not where they may not. */
const offers: Readonly<Record<string, (main: Locator) => Locator>> = {
  SHARE: (main) => main.getByRole('combobox', { name: 'Share with a coach' }),
  NAME_SPEAKERS: (main) => button(main, 'Name speakers'),
  CORRECT: (main) => main.getByRole('button', { name: /^Correct passage / }),
  DISPUTE: (main) => button(main, 'Send dispute'),
  REVIEW: (main) => button(main, 'Save review'),
};

/** The pages of an AI conversation as a host of paths: its page is not loaded again while the product works on it. */
export function kaiConversationPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  let world: ConversationWorld;
  let id: string | null;
  let files = 0;

  const place = () => `/app/programmes/${world.programmeId}/kai-conversations`;
  const address = () => `${place()}/${id}`;
  const openAs = (name: string, where = address()): Promise<Page> =>
    pages.open(name, named(world.people, name), where);
  const ownPage = async (): Promise<Page> => pages.of('mia') ?? openAs('mia');
  const personOf = ({ by }: KaiConversationEvent) => ({
    ...by,
    id: by.role === 'System' ? by.id : named(world.people, by.id).id,
  });

  async function sendFile(page: Page): Promise<void> {
    files += 1;
    const name = `call-${files}.txt`;
    await page
      .getByLabel('Recording or transcript')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(call) });
    await expect(page.getByLabel(/^Ana is the/)).toBeVisible();
    await page.getByLabel(consent).check();
  }

  /** Whoever begins uploads at once; taken back, it is there with nothing in it. */
  async function begin(): Promise<void> {
    const page = await openAs('mia', `${place()}/create`);
    await sendFile(page);
    await write(page, 'Title', 'Handing over the review');
    await press(page, 'Upload and analyse');
    await expect(page).toHaveURL(/kai-conversations\/[\da-f-]{36}$/);
    id = page.url().split('/').at(-1) ?? null;
    await press(page, 'Cancel upload');
  }

  /** Staff say why before they read anything. */
  async function staffPage(): Promise<Page> {
    const page = await openAs('sam');
    const main = mainOf(page);
    const asked = button(main, 'Read conversation');
    await expect(main.getByRole('heading', { name: 'Who may read it' })).toBeVisible();
    if (await asked.isVisible()) {
      await write(page, 'Reason', 'Its member has disputed the scores.');
      await asked.click();
      await expect(asked).toHaveCount(0);
    }
    return page;
  }

  const actions: Readonly<Record<string, (event: KaiConversationEvent) => Promise<unknown>>> = {
    CREATE: begin,
    async UPLOAD() {
      const page = await ownPage();
      await press(page, 'Upload');
      await sendFile(page);
      await press(page, 'Upload and analyse');
    },
    async EDIT() {
      const page = await ownPage();
      await press(page, 'Edit');
      await write(page, 'Title', 'Handing over all reviews');
      await press(page, 'Save changes');
    },
    CANCEL: async () => press(await ownPage(), 'Cancel upload'),
    RETRY: async () => press(await ownPage(), 'Try again'),
    SHARE: async () => choose(await ownPage(), 'Share with a coach', coach),
    UNSHARE: async () => press(await ownPage(), `Stop sharing with ${coach}`),
    TICK: async () =>
      mainOf(await ownPage())
        .getByRole('checkbox')
        .first()
        .click(),
    async NAME_SPEAKERS() {
      const page = await ownPage();
      await press(page, 'Name speakers');
      await page.getByRole('textbox', { name: 'Name of Ana' }).fill('Ana Silva');
      await button(page, 'Save names').click();
    },
    async CORRECT() {
      const page = await ownPage();
      await press(page, 'Correct passage 1');
      await page.getByRole('textbox', { name: /^What was said/ }).fill('Well, what shall we do?');
      await button(page, 'Save correction').click();
    },
    async DISPUTE() {
      const page = await ownPage();
      await write(page, 'Reason', 'The score is too low.');
      await press(page, 'Send dispute');
    },
    async REVIEW() {
      const page = await staffPage();
      await mainOf(page)
        .getByLabel(/^Reviewed score/)
        .fill('80');
      await write(page, 'Comment', 'The second half went better.');
      await press(page, 'Save review');
    },
    async DELETE({ by }) {
      const page = await openAs(by.id, `${address()}/delete`);
      await press(page, 'Delete conversation');
      await expect(page).toHaveURL(/kai-conversations$/);
    },
  };

  /** What a form says that something is missing in. */
  async function sentence(event: KaiConversationEvent, guard: string): Promise<void> {
    const page = await openAs('mia', `${place()}/create`);
    if (guard === 'hasConsent') {
      await sendFile(page);
      await page.getByLabel(consent).uncheck();
    }
    await press(page, 'Upload and analyse');
    const rule = kaiConversationChart.guards[guard];
    const said = rule?.kind === 'payload' ? say(rule.sentence, {} as never, event) : '';
    await expect(mainOf(page).getByText(said).first()).toBeVisible();
  }

  return {
    close: pages.close,
    async start() {
      id = null;
      stage.clock.set(noon);
      pages.begin();
      world = await conversationWorld(db);
      await fillPool(db, world);
    },
    async does({ name, event }: Case) {
      const asked = event as KaiConversationEvent;
      if (isToldByProduct(asked)) {
        const answer = await told(db, id, { ...asked, by: personOf(asked) });
        expect(answer.errors).toEqual({});
        return;
      }
      const act = actions[asked.type];
      if (!act) throw new Error(`No page is for “${name}”`);
      await act(asked);
    },
    happens({ name }: Case) {
      throw new Error(`Nothing happens to a conversation by itself, not even “${name}”`);
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(id).toBeNull();
      const page = state === 'deleted' ? await openAs('mia') : await ownPage();
      return expectStatus(page, statusOf(state).name);
    },
    async refuses({ event }: Case, guards) {
      const asked = event as KaiConversationEvent;
      const [guard = ''] = guards;
      if (asked.type === 'CREATE')
        return expectNotTheirs(await openAs(asked.by.id, '/app/kai-conversations/create'));
      if (guard === 'hasFiles' || guard === 'hasConsent') return sentence(asked, guard);
      if (asked.by.id !== 'mia' && !isStaff(asked.by))
        return expectNotTheirs(await openAs(asked.by.id));
      const page = isStaff(asked.by) ? await staffPage() : await openAs('mia');
      const offered = offers[asked.type];
      if (!offered) throw new Error(`No page offers ${asked.type}`);
      await expect(offered(mainOf(page))).toHaveCount(0);
    },
  };
}
