import { expect, test, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import { cmi5Package, scorm12Package, scorm2004Package } from '#tests/support/course-packages.ts';
import { zipOf, type Packed } from '#tests/support/zip.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { accountOf } from './support/people.ts';
import { as } from './support/sign-in.ts';

interface Listed<One> {
  readonly data: { readonly results: readonly One[] };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The innermost page of the package, within its own, within ours. */
const innermost = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${name}"]`).frameLocator('#content').frameLocator('iframe');

/** Staff make an activity of what an authoring tool exported, and look at it. Resolves to the activity. */
async function published(page: Page, name: string, files: readonly Packed[]): Promise<string> {
  await page.goto('/app/interactive-resources/create');
  await page.getByLabel('Title').fill(name);
  await page.getByRole('checkbox', { name: 'GROW' }).check();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'listening.zip',
    mimeType: 'application/zip',
    buffer: zipOf(files),
  });
  await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await page.getByRole('button', { name: 'Create interactive resource' }).click();
  await expect(heading(page, name)).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The page of the activity in a programme of the member. */
async function givenTo(page: Page, activity: string): Promise<string> {
  const { data } = await ask<Listed<{ readonly id: string; readonly name: string }>>(
    page,
    '/programmes?perPage=100',
  );
  const programme = data.results.find((each) => each.name === 'Leading with Confidence')?.id ?? '';
  const { id } = await ask<{ readonly id: string }>(page, '/programme-interactive-resources', {
    programmeId: programme,
    interactiveResourceId: activity,
    contentVersion: 1,
    opensOn: null,
    closesOn: null,
    position: 9,
    prerequisites: [],
    idempotencyKey: newId(),
  });
  return `/app/programmes/${programme}/interactive-resources/${id}`;
}

const packages = [
  ['SCORM 1.2', scorm12Package()],
  ['SCORM 2004', scorm2004Package()],
  ['cmi5', cmi5Package()],
] as const;

for (const [protocol, files] of packages)
  test(`a member works in a package of ${protocol}, comes back to what they wrote, and completes it`, async ({
    browser,
  }) => {
    const name = `Listening by ${protocol}`;
    const staff = await as(browser, accountOf('Admin').email);
    const activity = await published(staff, name, files);
    await expect(staff.getByRole('main')).toContainText(`listening.zip, ${protocol}`);
    await expectNoViolations(staff);
    await staff.getByRole('button', { name: 'Preview' }).click();
    await expect(innermost(staff, name).getByLabel('Note')).toHaveValue('');
    await expect(staff.getByText('Nothing you do is saved.')).toBeVisible();
    const address = await givenTo(staff, activity);

    const mia = await as(browser, accountOf('Member').email);
    await mia.goto(address);
    await mia.getByRole('button', { name: 'Launch' }).click();
    const note = innermost(mia, name).getByLabel('Note');
    await expect(note).toBeVisible();
    await note.fill('heard on page 3');
    const saved = mia.waitForResponse(
      (answer) => answer.ok() && (answer.request().postData() ?? '').includes('heard on page 3'),
    );
    await innermost(mia, name).getByRole('button', { name: 'Keep' }).click();
    await saved;

    await mia.reload();
    await expect(note).toHaveValue('heard on page 3');
    await innermost(mia, name).getByRole('button', { name: 'Finish' }).click();
    await expect(mia.getByText('You have completed this activity.')).toBeVisible();
    await expect(mia.getByText('Your score: 80')).toBeVisible();
  });
