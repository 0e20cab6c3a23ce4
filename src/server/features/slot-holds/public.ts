export { convertHold, holdTime, openHold, type NewHold } from './commands.ts';
export { slotHoldKind } from './kind.ts';
export { presentHold } from './present.ts';
