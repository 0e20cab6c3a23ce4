import { system } from '#machines/person.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Lot = CreditLotContext;

const isOver = ({ expiresAt }: Lot, { at }: Sent) => at >= expiresAt;
const lasts = (lot: Lot, event: Sent) => !isOver(lot, event);
/** What the ledger says is in it. */
const counts = (_: Lot, { left, held }: Sent) => ({ available: Number(left), held: Number(held) });
const countsWithout = (_: Lot, { left, held, units }: Sent) => ({
  available: Number(left) - Number(units),
  held: Number(held),
});

const taken = [
  'a unit is held for a booking',
  'the last unit is held after the expiry',
  'a held unit is used',
  'a held unit is used after the expiry',
  'an outcome is corrected',
];
const back = [
  'a held unit comes back',
  'a held unit comes back after the expiry',
  'a used unit comes back',
  'a used unit comes back after the expiry',
];
const allBack = [...back, 'not few are left any more'];
const isLeft = (_: Lot, { left }: Sent) => Number(left) > 0;

const moved: Row<Lot>[] = [
  { tried: taken, leads: 'active → active', when: isLeft, writes: counts },
  {
    tried: [...taken, 'few are left'],
    leads: 'active → expired',
    when: (lot, event) => !isLeft(lot, event) && isOver(lot, event),
    orders: ['settleWarnings'],
    writes: counts,
  },
  {
    tried: [...taken, 'few are left'],
    leads: 'active → exhausted',
    when: (lot, event) => !isLeft(lot, event) && lasts(lot, event),
    orders: ['settleWarnings'],
    writes: counts,
  },
  {
    tried: ['few are left'],
    leads: 'active → active',
    when: isLeft,
    even: { 'that are none': () => ({ left: 0 }) },
    orders: ['warnHolder low'],
    writes: counts,
  },
  { tried: taken, leads: 'exhausted → expired', when: isOver, writes: counts },
  { tried: taken, leads: 'exhausted → exhausted', when: lasts, writes: counts },
  { tried: taken, leads: 'expired → expired', writes: counts },
  {
    tried: taken,
    leads: 'deallocated → deallocated',
    even: { 'and others are held': () => ({ held: 4 }) },
    writes: counts,
  },
];

const late = { orders: ['expireReturned'], when: isOver, writes: countsWithout };
const cameBack: Row<Lot>[] = [
  { tried: allBack, leads: 'active → active', ...late },
  { tried: back, leads: 'active → active', when: lasts, writes: counts },
  {
    tried: ['not few are left any more'],
    leads: 'active → active',
    when: lasts,
    orders: ['settleWarnings'],
    writes: counts,
  },
  { tried: back, leads: 'expired → expired', ...late },
  ...['exhausted', 'deallocated'].map((state): Row<Lot> => ({
    tried: back,
    leads: `${state} → expired`,
    even: { 'and others are held': () => ({ held: 4 }) },
    ...late,
  })),
  ...['exhausted', 'deallocated', 'expired'].map((state): Row<Lot> => ({
    tried: back,
    leads: `${state} → active`,
    when: lasts,
    orders: ['setTimer'],
    writes: counts,
  })),
];

const rung = ['its timer rings', 'its timer rings too early'];
const ended: Row<Lot>[] = [
  {
    tried: ['it expires soon'],
    leads: 'active → active',
    orders: ['warnHolder expiry', 'setTimer'],
  },
  {
    tried: rung,
    leads: 'active → expired',
    when: isOver,
    orders: ['expireUnits', 'settleWarnings'],
    writes: () => ({ available: 0 }),
  },
  { tried: rung, leads: 'active → active', when: lasts, orders: ['setTimer'] },
  ...['active', 'exhausted', 'expired', 'deallocated'].map((state): Row<Lot> => ({
    tried: ['a refund brings a new expiry'],
    leads: `${state} → ${state}`,
    even: { 'by a millisecond': ({ expiresAt }) => ({ expiresAt: expiresAt + 1 }) },
    orders: ['setTimer', 'settleWarnings'],
    writes: (_, { expiresAt }) => ({ expiresAt: Number(expiresAt) }),
  })),
  {
    tried: ['its programme is complete'],
    leads: 'active → expired',
    orders: ['expireUnits', 'settleWarnings'],
    writes: ({ expiresAt, effectiveAt }, { at }) => ({
      available: 0,
      expiresAt: Math.min(expiresAt, Math.max(at, effectiveAt + 1)),
    }),
  },
  {
    tried: ['its programme is reopened'],
    leads: 'expired → active',
    when: (_, { at, expiresAt }) => at < Number(expiresAt),
    even: { 'for a millisecond': (_, { at }) => ({ expiresAt: at + 1 }) },
    orders: ['reissueUnits', 'setTimer'],
    writes: (_, { units, expiresAt }) => ({
      available: Number(units),
      expiresAt: Number(expiresAt),
    }),
  },
];

const written = ['changeQuantity', 'setTimer', 'settleWarnings'];
const lessOne = ({ available }: Lot) => ({ available: available - 1 });
const managed: Row<Lot>[] = [
  {
    tried: ['staff put it first'],
    leads: 'active → active',
    when: lasts,
    orders: written,
    writes: () => ({ priority: 1 }),
  },
  // Nothing is left in it, so it may have ended; it only has to have begun before.
  {
    tried: ['staff put it first'],
    leads: 'exhausted → exhausted',
    orders: written,
    writes: () => ({ priority: 1 }),
  },
  {
    tried: ['staff leave only what is used'],
    leads: 'active → exhausted',
    orders: written,
    writes: ({ quantity, available }) => ({ quantity: quantity - available, available: 0 }),
  },
  {
    tried: ['staff add a unit'],
    leads: 'exhausted → active',
    when: lasts,
    orders: written,
    writes: ({ quantity }) => ({ quantity: quantity + 1, available: 1 }),
  },
  {
    tried: ['staff allocate a unit'],
    leads: 'active → exhausted',
    by: [system],
    when: ({ available }) => available === 1,
    orders: ['allocateUnits'],
    writes: lessOne,
  },
  {
    tried: ['staff allocate a unit'],
    leads: 'active → active',
    by: [system],
    when: ({ available }) => available > 1,
    orders: ['allocateUnits'],
    writes: lessOne,
  },
  {
    tried: ['staff take a unit back'],
    leads: 'active → deallocated',
    when: ({ available, held }) => available === 1 && held === 0,
    orders: ['giveToPool', 'settleWarnings'],
    writes: lessOne,
  },
  {
    tried: ['staff take a unit back'],
    leads: 'active → exhausted',
    when: ({ available, held }) => available === 1 && held > 0,
    orders: ['giveToPool', 'settleWarnings'],
    writes: lessOne,
  },
  {
    tried: ['staff take a unit back'],
    leads: 'active → active',
    when: ({ available }) => available > 1,
    orders: ['giveToPool', 'warnHolder low'],
    writes: lessOne,
  },
  {
    tried: ['staff delete it'],
    leads: 'active → deleted',
    orders: ['withdrawUnits'],
    writes: () => ({ available: 0 }),
  },
];

/** Units of a credit, in one state after the other as they are given, held, used, returned and lost (domain reference, 5.4). */
export const creditLotTable: Table<Lot> = {
  rows: [
    {
      tried: ['the units are issued', 'staff issue the units'],
      leads: 'new → active',
      orders: ['setTimer', 'issueUnits'],
      writes: () => ({ available: 2 }),
    },
    ...moved,
    ...cameBack,
    ...ended,
    ...managed,
  ],
  moments: ({ expiresAt }) => [expiresAt],
};
