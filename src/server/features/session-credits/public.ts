export { armExpiry, lotMachine } from './arm-expiry.ts';
export { expireLot, lotRinging } from './expiry.ts';
export { creditLotKind, lockLedger, lockLedgerOf } from './kind.ts';
export { book, NotEnoughCredit, type Account, type Cause, type Transfer } from './ledger.ts';
export { moveUnits, type BookingUnits, type UsedUnits } from './holds.ts';
export { allocateFrom, type Given } from './issuing/allocate-from.ts';
export { issueLot } from './issuing/issue.ts';
export { allocateToMany, type Allocating } from './issuing/allocate-to-many.ts';
export { paysFor, purposeIn, purposeOf, type Purpose } from './purpose.ts';
export { openProgramme } from './programme.ts';
export { issueToPool, type Issuing } from './issuing/issue-to-pool.ts';
export { giveUnits } from './issuing/goodwill.ts';
export { correctUnits, type Resting } from './correct.ts';
export { limitsOfLot, type LotLimits } from './held-lot.ts';
export { refundUnits } from './refund.ts';
export {
  allocate,
  payingLots,
  payingLotsOf,
  type Holder,
  type PayingLot,
  type PoolLot,
} from './lots.ts';
export { whyNotPaid } from './why-not.ts';
export { usesAmong, usesOf } from './uses.ts';
export { otherPayers, usesOfParty, type OtherPayer } from './uses-of-party.ts';
export { checkLedger, checkLedgers, ledgerWorker } from './proof/check.ts';
export { reconcile } from './proof/reconciliation.ts';
export { lotPage, lotSorts, type ListedLot } from './list.ts';
export { lotFor, lotPageOf, type ReadingLot } from './lot-page.ts';
export { creditHolders } from './issuing/holders.ts';
export { ofAnalysis } from './of-unit.ts';
export { programmeExpiry } from './programme.ts';
export { booksOf, policies } from './audit/books.ts';
export { auditSorts } from './audit/items.ts';
