import { expect, type Browser, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import type { KaiUploadContext } from '#machines/kai-upload/setup.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { whileTimePasses, type ConductorHost, type Played } from '../support/conductor.ts';
import { holdCalls, isAway, passes, says, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

const machine = 'kai-upload';
const programme = { id: newId(), name: 'Leading well' };
const offered = [{ ...programme, groups: ['GROW'], setUp: ['GROW'], mayChooseMember: false }];
const made = { id: newId(), programme, version: 1, status: 'uploading', availableEvents: [] };
const refused = { status: 422, title: '', errors: { title: 'Give the conversation a title.' } };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const removing = (page: Page) =>
  page.getByRole('list', { name: 'Files', exact: true }).getByRole('button', {
    name: /^(?:Remove|Cancel) /,
  });

/** Where it is not busy, it can be pressed: it says what is missing then. */
async function pressInVain(page: Page): Promise<void> {
  const submit = button(page, 'Upload and analyse');
  if (await submit.isEnabled()) await submit.click();
}

/** A member uploads a conversation; its parts, what is found in it and what the server says of it wait until the test answers them. */
export function kaiUploadHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  let files = 0;

  async function chooseFile(page: Page): Promise<void> {
    files += 1;
    await page.getByLabel('Recording or transcript').setInputFiles({
      name: `call-${files}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Ana: What would you like to talk about?\nMia: The review. ${files}`),
    });
  }
  const sendsAll = () => calls.answer('part', passes);
  const findsIn = () => calls.answer('look', passes);

  /** Everything else is said already, so that only files are missing. */
  async function fillIn(page: Page): Promise<void> {
    await page.getByRole('textbox', { name: /^Title/ }).fill('Handing over');
    await page.getByLabel('Everyone in the recording agreed to it').check();
  }

  const actions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the person uploads it': (page) => button(page, 'Upload and analyse').click(),
    'the person holds it back': (page) => button(page, 'Not yet').click(),
    'a file is chosen': chooseFile,
    'the person pauses it': (page) => button(page, /^Pause call/).click(),
    'the connection breaks off': () => calls.answer('part', isAway),
    'the person has it go on': (page) => button(page, /^(?:Resume call-|Try call-.* now$)/).click(),
    'all of it has gone out': sendsAll,
    'it can be used': findsIn,
    'the person takes it out': (page) => removing(page).last().click(),
    async 'the person takes out what was sent'(page) {
      for (let left = await removing(page).count(); left > 0; left -= 1) {
        await removing(page).first().click();
        await expect(removing(page)).toHaveCount(left - 1);
      }
    },
    'submit: takes it': () => calls.answer('submit', says(made)),
    'submit: refuses it': () => calls.answer('submit', says(refused, 422)),
  };

  return {
    machine,
    // A broken connection is tried again after a second, which a walk must not wait for.
    moment: 5,
    async open(input) {
      const organizationId = await anOrganisation(stage.db, `Harbour Health ${newId()}`);
      const mia = await aPerson(stage.db, 'Member', 'Mia Turner', { organizationId });
      stage.admit(mia);
      const played = await openPage(browser, stage, {
        storage: { BEARER_TOKEN: bearerOf(mia.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
        prepare: async (context) => {
          calls = await holdCalls(context, {
            part: (request) => request.method() === 'PATCH',
            look: (_, { pathname }) => pathname.startsWith('/api/kai-conversations/files/'),
            submit: (request, { pathname }) =>
              request.method() === 'POST' && pathname === '/api/kai-conversations',
          });
          await context.route('**/api/kai-conversations/choices*', says(offered));
        },
      });
      const { page } = played;
      await page.goto('/app/kai-conversations/create');
      await whileTimePasses(begin(played, input as KaiUploadContext), () => page.clock.runFor(5));
      return played;
    },
    async bring({ page }, { name }) {
      const act = actions[name];
      if (!act) throw new Error(`No page can bring about that ${name}`);
      await act(page);
    },
    async isClosed({ page, watch }, { name }) {
      const before = watch.taken(machine).length;
      if (name === 'the person holds it back') await expect(button(page, 'Not yet')).toHaveCount(0);
      else await whileTimePasses(pressInVain(page), () => page.clock.runFor(5));
      expect(watch.taken(machine).slice(before)).toEqual([]);
    },
  };

  /** Whoever comes back has sent a file before the page was loaded again. */
  async function begin({ page }: Played, { sent }: Pick<KaiUploadContext, 'sent'>): Promise<void> {
    await fillIn(page);
    if (sent === 0) return;
    await chooseFile(page);
    await sendsAll();
    await findsIn();
    await expect(page.getByText(/, sent$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/, sent$/)).toBeVisible();
  }
}
