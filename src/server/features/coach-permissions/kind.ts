import { coachPermissionChart } from '#machines/coach-permission/chart.ts';
import type {
  CoachPermissionContext,
  CoachPermissionEvent,
} from '#machines/coach-permission/machine.ts';
import type { PermissionScope } from '#domain/coach-permissions/vocabulary.ts';
import { coachPermissionNames } from '#contract/coach-permissions.ts';
import { coachPermissions } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { factsFor } from './questions.ts';

export type CoachPermissionRow = Omit<typeof coachPermissions.$inferSelect, 'scope'> & {
  readonly scope: PermissionScope;
};

/** Permissions as the command kernel handles them. */
export const coachPermissionKind = plainKind<
  CoachPermissionContext,
  CoachPermissionRow,
  CoachPermissionEvent
>({
  chart: coachPermissionChart,
  table: coachPermissions,
  path: coachPermissionNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    coachName: ______,
    subjectName: _______,
    ...context
  }) => context,
  facts: factsFor,
  effects: {},
});
