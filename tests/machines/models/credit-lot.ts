import { creditLotMachine } from '#machines/credit-lot/machine.ts';
import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import type { CreditLotContext } from '#machines/credit-lot/context.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { hour, noon, people } from './people.ts';

type Bare<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

const units = 2;

const nothingYet: CreditLotContext = {
  unit: 'session',
  holderType: 'member',
  quantity: units,
  available: 0,
  held: 0,
  effectiveAt: noon - hour,
  expiresAt: noon + hour,
  priority: 5,
};

const told = (
  name: string,
  event: Bare<CreditLotEvent>,
  refusal?: string,
  by: Person = system,
): Case<CreditLotEvent> => ({
  name,
  kind: 'person',
  event: { ...event, by },
  ...(refusal && { refusal }),
});

const byStaff = (name: string, event: Bare<CreditLotEvent>, refusal?: string) =>
  told(`staff ${name}`, event, refusal, people.sam);

const nothing = { cause: null } as const;
const issue = { type: 'ISSUE', units, reason: null, ...nothing } as const;

/** What bookings and the clock do to a lot. */
function movements(
  { holderType, quantity, available, held, expiresAt }: CreditLotContext,
  at: number,
): Case<CreditLotEvent>[] {
  const canHold = holderType !== 'pool' && available > 0 && held === 0;
  const late = Math.max(at, expiresAt);
  const moved = (left: number, then: number, when = at) =>
    ({ type: 'MOVED', left, held: then, crosses: false, at: when }) as const;
  const back = (then: number, when = at) =>
    ({
      type: 'CREDIT_BACK',
      units: 1,
      left: available + 1,
      held: then,
      crosses: false,
      of: null,
      ...nothing,
      at: when,
    }) as const;
  return [
    ...(canHold ? [told('a unit is held for a booking', moved(available - 1, 1))] : []),
    ...(canHold && available === 1
      ? [told('the last unit is held after the expiry', moved(0, 1, late))]
      : []),
    ...(held > 0
      ? [
          told('a held unit is used', moved(available, held - 1)),
          told('a held unit is used after the expiry', moved(available, held - 1, late)),
          told('a held unit comes back', back(held - 1)),
          told('a held unit comes back after the expiry', back(held - 1, late)),
        ]
      : [told('an outcome is corrected', moved(available, held))]),
    ...(held === 0 && quantity > available
      ? [
          told('a used unit comes back', back(held)),
          told('a used unit comes back after the expiry', back(held, late)),
        ]
      : []),
    ...(canHold && available > 1
      ? [told('few are left', { ...moved(available - 1, 1), crosses: true })]
      : []),
    ...(held > 0 && available > 0
      ? [told('not few are left any more', { ...back(held - 1), crosses: true })]
      : []),
    told('it expires soon', { type: 'WARN', at }),
    byStaff('say that it expires soon', { type: 'WARN', at }, 'isSystem'),
    told('its timer rings too early', { type: 'EXPIRE', at }),
    told('its timer rings', { type: 'EXPIRE', at: late }),
    ...(expiresAt === noon + hour
      ? [told('a refund brings a new expiry', { type: 'EXTEND', expiresAt: expiresAt + hour, at })]
      : []),
    told('a refund brings an earlier one', { type: 'EXTEND', expiresAt, at }, 'isLater'),
    byStaff('say that a unit is used', moved(0, held), 'isSystem'),
    byStaff('say that a unit comes back', back(held), 'isSystem'),
    byStaff('say that it expires', { type: 'EXPIRE', at: late }, 'isSystem'),
    byStaff(
      'say that it lasts longer',
      { type: 'EXTEND', expiresAt: expiresAt + hour, at },
      'isSystem',
    ),
  ];
}

/** Its programme ends, with all that is in it, and goes on. */
function withProgramme(
  { quantity, available, expiresAt }: CreditLotContext,
  at: number,
): Case<CreditLotEvent>[] {
  const end = { type: 'END', lasted: null, at } as const;
  const reopen = (more: { units?: number; expiresAt?: number } = {}) =>
    ({ type: 'REOPEN', units: quantity, expiresAt: noon + hour, at, ...more }) as const;
  return [
    ...(expiresAt === noon + hour && at < expiresAt && available === quantity
      ? [told('its programme is complete', end)]
      : []),
    ...(expiresAt === noon ? [told('its programme is reopened', reopen())] : []),
    told('its programme is reopened too late', reopen({ expiresAt: at }), 'lastsFromNow'),
    told('its programme is reopened with nothing', reopen({ units: 0 }), 'hasComeBack'),
    byStaff('say that its programme is complete', end, 'isSystem'),
    byStaff('say that its programme is reopened', reopen(), 'isSystem'),
  ];
}

/** What staff do with a lot, and what they are stopped at. */
function management(context: CreditLotContext, at: number): Case<CreditLotEvent>[] {
  const { quantity, available, expiresAt, holderType } = context;
  const gone = quantity - available;
  const update = (terms: Partial<CreditLotContext>) =>
    ({ type: 'UPDATE', quantity, expiresAt, priority: 5, ...terms, at }) as const;
  const allocate = (count: number) =>
    ({ type: 'ALLOCATE', units: count, to: [], ...nothing, at }) as const;
  const isPool = holderType === 'pool';
  return [
    byStaff('put it first', update({ priority: 1 })),
    ...(gone > 0 && available > 0
      ? [byStaff('leave only what is used', update({ quantity: gone }))]
      : []),
    ...(gone === units && quantity === units
      ? [byStaff('add a unit', update({ quantity: units + 1 }))]
      : []),
    ...(gone > 1
      ? [byStaff('leave fewer than are used', update({ quantity: 1 }), 'coversWhatLeft')]
      : []),
    ...(available > 0
      ? [byStaff('say that it has expired', update({ expiresAt: at }), 'lastsOn')]
      : []),
    told('a member edits it', update({}), 'isStaff', people.mia),
    ...(isPool
      ? [
          ...(available > 0 ? [byStaff('allocate a unit', allocate(1))] : []),
          byStaff('allocate more than there are', allocate(available + 1), 'hasEnough'),
          told('a member allocates a unit', allocate(1), 'mayIssue', people.mia),
          byStaff(
            'take units back from the pool',
            { type: 'DEALLOCATE', units: 1, at },
            'isHeldBySomebody',
          ),
          gone === 0
            ? byStaff('delete it', { type: 'DELETE', at })
            : byStaff('delete what is used', { type: 'DELETE', at }, 'isUntouched'),
          told('a member deletes it', { type: 'DELETE', at }, 'isStaff', people.mia),
        ]
      : [
          byStaff('allocate out of what somebody has', allocate(1), 'isPool'),
          ...(available > 0
            ? [byStaff('take a unit back', { type: 'DEALLOCATE', units: 1, at })]
            : []),
          byStaff(
            'take more back than there are',
            { type: 'DEALLOCATE', units: available + 1, at },
            'canGiveBack',
          ),
          told(
            'a member gives a unit back',
            { type: 'DEALLOCATE', units: 1, at },
            'isStaff',
            people.mia,
          ),
          byStaff('delete what somebody has', { type: 'DELETE', at }, 'isPool'),
        ]),
  ];
}

/** Units are allocated, held, used and taken back, come back and expire; a refund may bring a new expiry, once. */
export const creditLotModel = modelOf({
  machine: creditLotMachine,
  inputs: {
    'credits of a member for an hour': nothingYet,
    'credits of the pool for an hour': { ...nothingYet, holderType: 'pool' },
  },
  cases({ context }, now) {
    const at = Math.max(now, noon);
    return [
      told('the units are issued', { ...issue, at }),
      byStaff('issue the units', { ...issue, at }),
      told('a member issues the units', { ...issue, at }, 'mayIssue', people.mia),
      ...movements(context, at),
      ...withProgramme(context, at),
      ...management(context, at),
    ];
  },
  key: ({ context: { holderType, expiresAt, available, held, quantity } }, now) => [
    holderType,
    expiresAt,
    now >= expiresAt,
    available,
    held,
    quantity,
  ],
  invariants: {
    'it lasts as long as it did, or longer, while it can be used': (snapshot) =>
      !snapshot.hasTag('usable') || snapshot.context.expiresAt >= noon + hour,
    'there are no more units than were put into it': ({ context }) =>
      context.available >= 0 && context.available + context.held <= context.quantity,
    'it has units to book with while it is usable': (snapshot) =>
      snapshot.hasTag('usable') ? snapshot.context.available > 0 : snapshot.context.available === 0,
  },
});
