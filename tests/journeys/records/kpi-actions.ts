import { expect } from 'playwright/test';
import { kpiValues } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { press, write } from './hands.ts';
import type { OwnPages, Walked } from './plain-actions.ts';

/** The day on the clock of the walk. */
const today = ({ stage: { clock } }: Walked) => new Date(clock.now()).toISOString().slice(0, 10);

/** Somebody who can have a value. */
async function someone({ stage: { db } }: Walked) {
  const organizationId = await anOrganisation(db, `Home of ${newId()}`);
  const fullName = `Vera ${newId()}`;
  const { id } = await aPerson(db, 'Member', fullName, { organizationId });
  return { id, organizationId, fullName };
}

/** How the values of KPIs are entered on their pages. */
export const kpis: OwnPages = {
  actions: {
    async CREATE(page, walked) {
      await page.goto('/app/kpis/create');
      await write(page, 'KPI name', walked.name);
      await write(page, 'Unit', 'points');
      await press(page, 'Create KPI');
      await expect(page).toHaveURL(/\/app\/kpis\/[\da-f-]{36}/);
      walked.address = new URL(page.url()).pathname;
    },
    async ADD_VALUE(page, walked) {
      const { fullName } = await someone(walked);
      await page.goto(`${walked.address}/responses`);
      await page.getByRole('button', { name: 'Add value' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add value' });
      await dialog.getByRole('combobox', { name: /^Member/ }).fill(fullName);
      await page.getByRole('option', { name: fullName }).first().click();
      const [year, month, day] = today(walked).split('-');
      await dialog.getByLabel(/^Date/).first().fill(`${day}/${month}/${year}`);
      await dialog.getByRole('spinbutton', { name: /^Value/ }).fill('7.5');
      await dialog.getByRole('button', { name: 'Add value' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: fullName })).toContainText('7.5 points');
    },
    async CORRECT_VALUE(page, walked) {
      const { id: userId, organizationId, fullName } = await someone(walked);
      await walked.stage.db.orm.insert(kpiValues).values({
        id: newId(),
        kpiId: walked.address?.split('/').at(-1) ?? '',
        organizationId,
        userId,
        periodStart: `${today(walked).slice(0, 7)}-01`,
        source: 'manual',
        value: 4,
        createdAt: walked.stage.clock.now(),
      });
      await page.goto(`${walked.address}/responses`);
      const row = page.getByRole('row').filter({ hasText: fullName });
      await row.getByRole('button', { name: /^Correct/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Correct the value of/ });
      await dialog.getByRole('spinbutton', { name: /^Value/ }).fill('6');
      await dialog.getByRole('button', { name: 'Save correction' }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText('6 points');
    },
  },
};
