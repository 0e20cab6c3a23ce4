import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import type { EffectContext } from '#server/records/kind.ts';
import type { LotExtra } from './kind.ts';

/** What an order of a lot's chart is carried out with. */
export type LotEffect = EffectContext<CreditLotContext, LotExtra, CreditLotEvent>;
