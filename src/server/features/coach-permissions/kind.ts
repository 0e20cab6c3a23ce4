import { coachPermissionChart } from '#machines/coach-permission/chart.ts';
import { permissionFields } from '#machines/coach-permission/fields.ts';
import { coachPermissionNames } from '#contract/coaches/coach-permissions.ts';
import { coachPermissions } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { answers } from './questions.ts';

export type CoachPermissionRow = typeof coachPermissions.$inferSelect;

/** Permissions as the command kernel handles them. */
export const coachPermissionKind = recordKind({
  chart: coachPermissionChart,
  fields: permissionFields,
  table: coachPermissions,
  path: coachPermissionNames.path,
  answers,
  effects: {},
});
