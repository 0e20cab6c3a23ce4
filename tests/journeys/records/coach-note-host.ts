import { expect, type Browser, type Page } from 'playwright/test';
import { and, eq } from 'drizzle-orm';
import { coachNotes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { CoachNoteContext } from '#machines/coach-note/context.ts';
import type { CoachNoteEvent } from '#machines/coach-note/capabilities.ts';
import { coachNoteKind, requireNotes } from '#server/features/coach-notes/public.ts';
import { send } from '#server/records/send.ts';
import { ringOnce } from '#tests/server/paths/product.ts';
import { noteScene, type NoteScene } from '#tests/support/note-scene.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { press } from './hands.ts';
import { named, peoplePages, type WalkedPages } from './people-pages.ts';

type Written = Extract<CoachNoteEvent, { readonly type: 'WRITE' | 'SUBMIT' | 'EDIT' }>;

/** The pages of the coach of a session as a host of paths: drafts are kept while they write. */
export function coachNotePagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db } = stage;
  const pages = peoplePages(browser, stage);
  let scene: NoteScene;
  let scope: CoachNoteContext['scope'];
  let words = 0;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(coachNotes)
      .where(and(eq(coachNotes.booking, scene.booking), eq(coachNotes.scope, scope)));
    return row;
  };
  const place = (): string =>
    scope === 'team' ? 'team-coach-note' : `attendees/${scene.attendee}/coach-note`;
  const open = async (path: string): Promise<Page> => {
    return pages.open(
      'carl',
      named(scene.people, 'carl'),
      `/app/bookings/${scene.booking}/${place()}/${path}`,
    );
  };
  /** What is written twice is no change. */
  const write = async (page: Page, { body = '' }: Written): Promise<void> => {
    words += 1;
    await page.getByRole('textbox', { name: 'Note' }).fill(`${body} ${words}`);
  };
  const expectSubmitted = (page: Page) =>
    expect(page.getByRole('heading', { level: 1, name: /Coach Note: / })).toBeVisible();

  const actions: Readonly<Record<string, (event: CoachNoteEvent) => Promise<void>>> = {
    async REQUIRE(event) {
      const row = await rowNow();
      await db.transaction(async () => {
        if (row) await send(db, coachNoteKind, row.id, event);
        else await requireNotes(db, scene.booking, event.at);
      });
      await open('create');
    },
    async RELEASE(event) {
      await db.transaction(async () => {
        await send(db, coachNoteKind, (await rowNow())?.id ?? newId(), event);
      });
      await open('create');
    },
    async WRITE(event) {
      const page = await open('create');
      await write(page, event as Written);
      await expect(page.getByText('Draft saved.')).toBeVisible();
    },
    async SUBMIT(event) {
      const page = await open('create');
      await write(page, event as Written);
      await press(page, 'Submit');
      await expectSubmitted(page);
    },
    async EDIT(event) {
      const page = await open(`${(await rowNow())?.id}/edit`);
      await write(page, event as Written);
      await press(page, 'Save');
      await expectSubmitted(page);
    },
    async AMEND() {
      const page = await open(`${(await rowNow())?.id}/edit`);
      await page.getByRole('textbox', { name: 'Amendment' }).fill('It went well.');
      await press(page, 'Add amendment');
      await expectSubmitted(page);
    },
  };

  return {
    close: pages.close,
    async start(given) {
      const input = given as CoachNoteContext;
      scope = input.scope;
      pages.begin();
      const { startsAt, endsAt } = input;
      scene = await noteScene(stage, { startsAt, endsAt, scope });
    },
    async does({ name, event }: Case) {
      const asked = event as CoachNoteEvent;
      await pages.letItBe(asked.at);
      const action = actions[asked.type];
      if (!action) throw new Error(`No page is for “${name}”`);
      await action(asked);
    },
    async happens({ event }: Case) {
      const { at } = event as CoachNoteEvent;
      await pages.letItBe(at);
      await ringOnce(stage, at);
      await open('create');
    },
    async isIn([state = '']) {
      await expect.poll(async () => (await rowNow())?.status ?? 'new').toBe(state);
    },
    refuses({ name }) {
      throw new Error(`What is refused is tried through the API, not “${name}”`);
    },
  };
}
