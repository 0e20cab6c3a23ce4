import { teamChart } from '#machines/team/chart.ts';
import type { TeamContext, TeamEvent } from '#machines/team/machine.ts';
import { teamNames } from '#contract/teams.ts';
import { teams } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { factsNow } from './foresee.ts';
import { factsFor } from './questions.ts';

export type TeamRow = typeof teams.$inferSelect;

/** Teams as the command kernel handles them. */
export const teamKind = plainKind<TeamContext, TeamRow, TeamEvent>({
  chart: teamChart,
  table: teams,
  path: teamNames.path,
  contextOf: ({
    name,
    organizationId,
    description,
    leaderId,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }) => ({
    name,
    organizationId,
    description,
    leaderId,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }),
  facts: factsFor,
  foresee: factsNow,
  effects,
});
