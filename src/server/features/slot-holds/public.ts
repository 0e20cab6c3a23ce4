export { holdTime, type NewHold } from './commands.ts';
export { slotHoldKind } from './kind.ts';
export { convertHold, openHold, type HeldBooking } from './own-hold.ts';
export { presentHold } from './present.ts';
