export { programmeInteractiveResourceKind } from './kind.ts';
export { ownResponsesOf, reasonsAgainst } from './launching.ts';
export { followedAssignments, visibleAssignments } from './visible.ts';
