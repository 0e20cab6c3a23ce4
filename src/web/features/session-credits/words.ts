import { lotStatusNames } from '#machines/credit-lot/labels.ts';
import { creditLotState } from '#machines/credit-lot/states.gen.ts';
import type { CreditHolderType, IssuedSource } from '#domain/credits/vocabulary.ts';
import { counted } from '#web/ui/numbers.ts';
import type { DataOf } from '#web/api/call.ts';

export type ListedLot = DataOf<'GET /session-credits'>['data']['results'][number];
export type Holders = DataOf<'GET /programmes/{programme}/session-credits/holders'>;
export type Holder = Holders['holders'][number];

export const holderTypeNames: Readonly<Record<CreditHolderType, string>> = {
  pool: 'Pool',
  member: 'Members',
  team: 'Teams',
};

export const sourceNames: Readonly<Record<IssuedSource, string>> = {
  contract: 'Bought with the contract',
  goodwill: 'Goodwill',
};

const sourceWords: Readonly<Record<string, string>> = {
  contract: 'Contract',
  goodwill: 'Goodwill',
  transfer: 'Pool',
  correction: 'Correction',
};

/** Where the credits of a lot came from. */
export const sourceOf = ({ source }: Pick<ListedLot, 'source'>): string =>
  sourceWords[source] ?? source;

/** What is said of a lot that nobody can book with; null while there is nothing to say. A pool that is empty was allocated, not used. */
export const endedOf = ({
  status,
  holderType,
}: Pick<ListedLot, 'status' | 'holderType'>): string | null =>
  holderType === 'pool' && status === creditLotState.exhausted
    ? 'All allocated'
    : (lotStatusNames[status] ?? null);

export const tasks = { allocate: 'Allocate from the pool', issue: 'Add to the pool' } as const;
export type Task = keyof typeof tasks;

export const issuedWords = (quantity: number): string =>
  `${counted(quantity, 'credit')} ${quantity === 1 ? 'was' : 'were'} added to the pool.`;

export const allocatedWords = (units: number): string =>
  `${counted(units, 'credit')} ${units === 1 ? 'was' : 'were'} allocated.`;

/** "Enough for everyone you chose", or by how much it is not. */
export function poolWords(left: number, needed: number): string {
  const inPool = `${counted(left, 'credit')} in the pool`;
  if (needed === 0) return `${inPool}.`;
  if (needed > left) return `${inPool}, ${needed} needed.`;
  return `${inPool}, ${left - needed} left afterwards.`;
}
