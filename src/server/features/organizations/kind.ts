import { organizationChart } from '#machines/organization/chart.ts';
import { organizationFields } from '#machines/organization/fields.ts';
import { organizationNames } from '#contract/people/organizations.ts';
import { organizations } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type OrganizationRow = typeof organizations.$inferSelect;

/** Organisations as the command kernel handles them. */
export const organizationKind = recordKind({
  chart: organizationChart,
  fields: organizationFields,
  table: organizations,
  path: organizationNames.path,
  answers,
  effects: {},
});
