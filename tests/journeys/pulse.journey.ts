import { expect, test, type Browser, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { accountOf, memberNamed } from './support/people.ts';
import { as } from './support/sign-in.ts';

interface Listed<Row> {
  readonly data: { readonly results: readonly Row[] };
}
interface Assignment {
  readonly id: string;
  readonly status: string;
  readonly questionnaire: { readonly name: string };
}
interface Respondent {
  readonly status: string;
  readonly member: { readonly fullName: string };
}

/** The pulse that a programme of the admin's organisation asks now. */
async function openPulse(admin: Page): Promise<{ programme: string; assignment: string }> {
  const programmes = await ask<Listed<{ id: string }>>(admin, '/programmes?perPage=100');
  for (const { id: programme } of programmes.data.results) {
    const path = `/questionnaire-assignments?programme=${programme}&perPage=100`;
    const { data } = await ask<Listed<Assignment>>(admin, path);
    const open = data.results.find(
      ({ status, questionnaire }) => status === 'open' && questionnaire.name === 'Monthly pulse',
    );
    if (open) return { programme, assignment: open.id };
  }
  throw new Error('No programme asks the pulse now');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function answerOnPhone(browser: Browser, name: string, address: string): Promise<void> {
  const page = await as(browser, memberNamed(name).email);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${address}/responses/create`);
  for (const points of ['8', '8', '9']) {
    await page.getByRole('radio', { name: points, exact: true }).check();
    await press(page, 'Next');
  }
  await page.getByRole('radio', { name: 'Yes' }).check();
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Your answers were submitted' })).toBeVisible();
  await expect(page.getByText('Your score: 8.33')).toBeVisible();
  await expect(page.getByText('Going well', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Keep doing what helps you.')).toBeVisible();
  await expectNoViolations(page);
}

test('a member answers a pulse on a phone and reads what their score means; staff remind another; the admin sees how all are, and no name', async ({
  browser,
}) => {
  const admin = await as(browser, accountOf('OrganizationAdmin').email);
  const { programme, assignment } = await openPulse(admin);
  const staff = await as(browser, accountOf('Admin').email);
  const path = `/questionnaire-responses?assignment=${assignment}&status=notStarted&perPage=100`;
  const { data } = await ask<Listed<Respondent>>(staff, path);
  const [first = '', second = ''] = data.results.map(({ member }) => member.fullName);
  const address = `/app/programmes/${programme}/questionnaires/${assignment}`;

  await answerOnPhone(browser, first, address);

  await staff.goto(`${address}/respondents`);
  const row = staff.getByRole('row').filter({ hasText: second });
  await press(staff, `Remind ${second}`);
  await expect(row.getByText('They were reminded less than a day ago.')).toBeVisible();
  await expect(
    staff
      .getByRole('row')
      .filter({ hasText: first })
      .getByRole('button', { name: /^Remind/ }),
  ).toHaveCount(0);
  await expectNoViolations(staff);

  await admin.goto(address);
  const main = admin.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(main).not.toContainText(first);
  await expectNoViolations(admin);
});
