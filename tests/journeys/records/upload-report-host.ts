import { expect, type Browser, type Page } from 'playwright/test';
import type { UploadReportEvent } from '#machines/upload-report/capabilities.ts';
import type { UploadReportState } from '#machines/upload-report/states.gen.ts';
import { uploadReportChart } from '#machines/upload-report/chart.ts';
import { statusWords } from '#web/features/uploads/words.ts';
import { productAtWork, type UploadWork } from '#tests/server/paths/upload-report-work.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { Case } from '#tools/paths/model.ts';
import type { PageStage } from '../support/stage.ts';
import { expectNotOffered, expectNotTheirs, expectStatus, press } from './hands.ts';
import { peoplePages, type WalkedPages } from './people-pages.ts';

const sending = '/app/users/uploads/create';

/** The pages of uploads as a host of paths: staff send a file and decide, and their page is never reloaded while the product works on it. */
export function uploadReportPagesOf(browser: Browser, stage: PageStage): WalkedPages {
  const { db, clock } = stage;
  const pages = peoplePages(browser, stage);
  const cast: Partial<Record<string, TestPerson>> = {};
  let product: UploadWork | null = null;
  let id: string | null;

  const atWork = async (): Promise<UploadWork> => (product ??= await productAtWork(stage));
  const personNamed = async (name: string): Promise<TestPerson> => {
    const { organizationId } = await atWork();
    return (cast[name] ??=
      name === 'sam'
        ? await aPerson(db, 'Admin', 'Sam Walker')
        : await aPerson(db, 'Member', 'Max Walker', { organizationId }));
  };
  const openAs = async (name: string, address: string): Promise<Page> =>
    pages.open(name, await personNamed(name), address);
  const staffPage = async (): Promise<Page> =>
    pages.of('sam') ?? openAs('sam', id === null ? sending : `/app/upload-reports/${id}`);

  const send = async (): Promise<void> => {
    const page = await openAs('sam', sending);
    const file = Buffer.from((await atWork()).nextFile());
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: file });
    await expect(page).toHaveURL(/\?report=[\da-f-]{36}$/);
    id = new URL(page.url()).searchParams.get('report');
    await (await atWork()).known();
  };

  return {
    close: pages.close,
    async start() {
      id = null;
      pages.begin();
      await db.script('delete from timers; delete from outbox');
    },
    async does({ event: { type } }: Case) {
      if (type === 'CREATE') return send();
      const page = await staffPage();
      await press(page, uploadReportChart.asks[type] ?? '');
    },
    async happens({ event }: Case) {
      await (await atWork()).happens(id ?? '', event as UploadReportEvent);
      await pages.letItBe(clock.now());
    },
    async isIn([state = '']) {
      if (state === 'new') return expect(id).toBeNull();
      await expectStatus(await staffPage(), statusWords[state as UploadReportState]);
    },
    async refuses({ event }: Case) {
      const { type, by } = event as UploadReportEvent;
      if (by.role === 'Member') {
        const page = await openAs('max', id === null ? sending : `/app/upload-reports/${id}`);
        return expectNotTheirs(page);
      }
      await expectNotOffered(await staffPage(), uploadReportChart.asks[type] ?? '');
    },
  };
}
