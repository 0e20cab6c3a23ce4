import { expect, type Browser, type Page } from 'playwright/test';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { expectNotOffered } from './hands.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';
import { plainPages, type Walked } from './plain-actions.ts';

let series = 0;

/** The pages of staff as a host of the paths of one plain record. */
export const plainPagesOf =
  (machine: string) =>
  (browser: Browser, stage: PageStage): WalkedPages => {
    const parts = plainPages[machine];
    if (!parts) throw new Error(`No page is known for ${machine}`);
    const pages = peoplePages(browser, stage);
    let staff: TestPerson | null = null;
    let walked: Walked;

    const here = async (): Promise<Page> => {
      staff ??= await aPerson(stage.db, 'SuperAdmin', 'Sally Walker');
      return pages.of('staff') ?? pages.open('staff', staff, parts.list);
    };
    /** The page that tells where the record stands; it is opened where another one is. */
    const look = async (): Promise<Page> => {
      const address = walked.address ?? parts.list;
      const page = await here();
      if (new URL(page.url()).pathname !== address) await page.goto(address);
      return page;
    };

    return {
      close: pages.close,
      async start() {
        const name = `Walk ${(series += 1)}`;
        walked = { stage, name, address: null, people: new Map() };
      },
      async does({ event: { type } }: Case) {
        const action = parts.actions[type];
        if (!action) throw new Error(`Nobody knows how to ${type} on a page`);
        await action(walked.address === null ? await here() : await look(), walked);
      },
      happens({ name }: Case) {
        throw new Error(`Nothing happens to a plain record by itself, not even “${name}”`);
      },
      async isIn([state = '']) {
        if (state === 'new') return expect(walked.address).toBeNull();
        await parts.shows(await look(), walked, state);
      },
      async refuses({ event: { type } }: Case) {
        const page = await look();
        await expectNotOffered(page, parts.asks[type] ?? '');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(walked.name);
      },
    };
  };
