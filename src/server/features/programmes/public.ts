export { creditsBy, type CreditUnits } from './credits.ts';
export { visibleProgrammes } from './visible.ts';
