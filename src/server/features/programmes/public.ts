export { creditsBy } from './credits.ts';
export { programmeKind } from './kind.ts';
export { visibleProgrammes } from './visible.ts';
