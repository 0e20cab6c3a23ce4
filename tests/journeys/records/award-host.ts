import { expect, type Browser, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import { awardNamed } from '#domain/recognition/awards.ts';
import { awardChart } from '#machines/award/chart.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import { isPinned, shownAwardState } from '#machines/award/states.ts';
import { system } from '#machines/person.ts';
import { stateWords } from '#web/features/profile/words.ts';
import { awardPoints } from '#tests/server/paths/award-points.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';

/** A new level would open a prompt over the page. */
const off = { LevelledUp: { inApp: false, email: false, digest: false } };

/** The profile of a member as a host of paths: it is never loaded again, while their sessions are counted and corrected. */
export function awardPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const pages = peoplePages(browser, stage);
  const actions = awardPoints(stage);
  let home: string | null = null;
  let mia: TestPerson;
  let title: string;
  let code: string;

  const profile = async (): Promise<Page> =>
    pages.of('mia') ?? pages.open('mia', mia, '/app/profile');
  const item = async () =>
    (await profile())
      .getByRole('list', { name: 'Awards' })
      .getByRole('listitem')
      .filter({ hasText: title });
  const button = async (type: string) =>
    (await item()).getByRole('button', {
      name: new RegExp(`^${awardChart.asks[type]} *: ${title}$`),
    });

  return {
    close: pages.close,
    isTold: (told, state) =>
      told.code === code &&
      told.state === shownAwardState(state) &&
      told.pinned === isPinned(state),
    async start(given) {
      const input = given as AwardContext;
      ({ title, code } = awardNamed(input.award));
      home ??= await anOrganisation(stage.db, `Home ${newId()}`);
      mia = await aPerson(stage.db, 'Member', 'Mia Walker', {
        organizationId: home,
        notificationPreferences: off,
      });
      actions.begin(mia, input);
      pages.begin();
    },
    async does({ event }: Case) {
      const asked = event as AwardEvent;
      if (asked.type === 'PIN' || asked.type === 'UNPIN') await (await button(asked.type)).click();
      else await actions.happens(asked, system);
    },
    happens({ name }: Case) {
      throw new Error(`Nothing happens to an award by itself, not even “${name}”`);
    },
    async isIn([state = '']) {
      const [word] = stateWords[shownAwardState(state)];
      const shown = await item();
      await expect(shown.getByText(word, { exact: true })).toBeVisible();
      await expect(shown.getByText('Pinned', { exact: true })).toHaveCount(isPinned(state) ? 1 : 0);
      await expect.poll(() => actions.isIn([state]).then(() => 'so', String)).toBe('so');
    },
    async refuses({ event: { type } }: Case) {
      await expect(await item()).toBeVisible();
      await expect(await button(type)).toHaveCount(0);
    },
  };
}
