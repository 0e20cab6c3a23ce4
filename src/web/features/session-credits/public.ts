/** What pages of AI credits share with those of session credits. */
export { AllocatePage, useAllocation } from './allocate/allocate-page.tsx';
export { CreditForms } from './allocate/credit-forms.tsx';
export { holderFrom } from './allocate/holder-key.ts';
export { IssuePage, issueOf } from './allocate/issue-page.tsx';
export { MovementsTable } from './audit/audit-table.tsx';
export { askedOf, chipsOf } from './audit/filter-words.ts';
export { MovementPage } from './audit/movement-page.tsx';
export { CreditFacts } from './credit-facts.tsx';
export { lotColumns, type LotOrder } from './lot-columns.tsx';
export { holderOf, MovementTable } from './statement-table.tsx';
export { TermFields, termsForm } from './terms.tsx';
export { allocatedWords, endedOf, issuedWords, type Holders, type Task } from './words.ts';
