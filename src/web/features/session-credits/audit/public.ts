/** Parts of the books that pages fetch when they need them, for both kinds of credits. */
export { MovementFilters } from './audit-filters.tsx';
export { LedgerTotals } from './ledger-totals.tsx';
export { correctionOf, TakeBack, TakeBackForm } from './take-back.tsx';
