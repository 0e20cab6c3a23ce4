export { teamKind } from './kind.ts';
export { ledTeamsOf } from './present.ts';
export { visibleTeams } from './visible.ts';
