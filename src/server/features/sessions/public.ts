export { sessionKind } from './kind.ts';
export { visibleSessions } from './visible.ts';
