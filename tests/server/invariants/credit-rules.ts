import type { Rule } from './records.ts';

/** 2: no unit is made or lost, no account is overdrawn, the ledger has no gaps, and balances are the sums of its transfers. */
export const unitsAddUp: Rule = ({ accounts, transfers, ledgerPosition }) => {
  const sum = (kind: string) =>
    accounts
      .filter((account) => account.kind === kind)
      .reduce((total, { balance }) => total + balance, 0);
  const everywhere = ['pool', 'available', 'held', 'spent', 'forfeited', 'expired', 'withdrawn'];
  const distributed = everywhere.reduce((total, kind) => total + sum(kind), 0);
  const moved = (key: string) =>
    transfers.reduce(
      (total, { debitKey, creditKey, amount }) =>
        total + (creditKey === key ? amount : 0) - (debitKey === key ? amount : 0),
      0,
    );
  return [
    ...(-sum('issued') === distributed
      ? []
      : [`${-sum('issued')} units issued, ${distributed} to be found`]),
    ...accounts
      .filter(({ kind, balance }) => kind !== 'issued' && balance < 0)
      .map(({ key, balance }) => `${key} stands at ${balance}`),
    ...accounts
      .filter(({ key, balance }) => moved(key) !== balance)
      .map(({ key, balance }) => `${key} stands at ${balance}, its transfers make ${moved(key)}`),
    ...transfers
      .filter(({ position }, index) => position !== index + 1)
      .map(({ position }) => `The ledger has a gap before ${position}`),
    ...transfers
      .filter(({ previousHash }, index) => previousHash !== (transfers[index - 1]?.hash ?? ''))
      .map(({ position }) => `The chain of the ledger breaks at ${position}`),
    ...(ledgerPosition === transfers.length
      ? []
      : [`The programme counts ${ledgerPosition} transfers`]),
  ];
};

/** A lot is active while it has units to give, exhausted when they have left it, and gives none past its expiry (5.4). */
export const lotsTellWhatIsLeft: Rule = ({ lots, accounts, timers }, rungAt) =>
  lots.flatMap(({ id, holderType, status, expiresAt }) => {
    const left = accounts
      .filter(({ lotId, kind }) => lotId === id && (kind === 'pool' || kind === 'available'))
      .reduce((total, { balance }) => total + balance, 0);
    const lot = `The lot ${id} (${holderType})`;
    const isRight = left > 0 === (status === 'active');
    const isArmed = timers.some(({ entityId, runAt }) => entityId === id && runAt === expiresAt);
    return [
      ...(isRight ? [] : [`${lot} has ${left} units left and is ${status}`]),
      ...(left > 0 && expiresAt <= rungAt ? [`${lot} has expired with ${left} units left`] : []),
      ...(left > 0 && !isArmed ? [`${lot} never expires`] : []),
    ];
  });
