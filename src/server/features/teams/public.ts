export { teamKind } from './kind.ts';
export { visibleTeams } from './visible.ts';
