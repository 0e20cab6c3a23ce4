export { teamKind } from './kind.ts';
export { leadsTeams, ledTeamsOf } from './present.ts';
export { visibleTeams } from './visible.ts';
