export { armExpiry, expireLot, lotMachine, lotRinging } from './expiry.ts';
export { book, NotEnoughCredit, type Account, type Cause, type Transfer } from './ledger.ts';
export { moveUnits, type BookingUnits } from './holds.ts';
export { giveUnits } from './goodwill.ts';
export { correctUnits, type Resting } from './correct.ts';
export { limitsOfLot, type LotLimits } from './held-lot.ts';
export { refundUnits } from './refund.ts';
export { allocate, payingLots, payingLotsOf, type Holder, type PayingLot } from './lots.ts';
export { whyNotPaid } from './why-not.ts';
