export { visibleProgrammes } from './visible.ts';
