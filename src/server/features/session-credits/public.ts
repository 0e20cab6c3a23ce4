export { book, NotEnoughCredit, type Account, type Cause, type Transfer } from './ledger.ts';
export { moveUnits, type BookingUnits } from './holds.ts';
export { allocate, payingLots, settleLotStatus, type Holder, type PayingLot } from './lots.ts';
