import { creditLotMachine, type CreditLotEvent } from '#machines/credit-lot/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const hour = 3_600_000;

type Bare<Event> = Event extends unknown ? Omit<Event, 'by'> : never;

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

/** Units are used, come back and expire; a refund may bring a new expiry, once. */
export const creditLotModel = modelOf({
  machine: creditLotMachine,
  inputs: { 'credits for an hour': { expiresAt: noon + hour } },
  cases({ context: { expiresAt } }, now) {
    const at = Math.max(now, noon);
    const late = Math.max(now, expiresAt);
    const isRefused = (name: string, event: Bare<CreditLotEvent>) =>
      told(`staff say that ${name}`, event, 'isSystem', people.sam);
    return [
      told('the units are issued', { type: 'ISSUE', at }),
      told('units are moved, and some are left', { type: 'MOVED', left: 1, at }),
      told('the last unit is moved', { type: 'MOVED', left: 0, at }),
      told('the last unit is moved after the expiry', { type: 'MOVED', left: 0, at: late }),
      told('its timer rings too early', { type: 'EXPIRE', at }),
      told('its timer rings', { type: 'EXPIRE', at: late }),
      ...(expiresAt === noon + hour
        ? [
            told('a refund brings a new expiry', {
              type: 'EXTEND',
              expiresAt: expiresAt + hour,
              at,
            }),
          ]
        : []),
      told('a refund brings an earlier one', { type: 'EXTEND', expiresAt, at }, 'isLater'),
      told('staff issue the units', { type: 'ISSUE', at }, undefined, people.sam),
      told('a member issues the units', { type: 'ISSUE', at }, 'mayIssue', people.mia),
      isRefused('the last unit is moved', { type: 'MOVED', left: 0, at }),
      isRefused('it expires', { type: 'EXPIRE', at: late }),
      isRefused('it lasts longer', { type: 'EXTEND', expiresAt: expiresAt + hour, at }),
    ];
  },
  key: ({ context: { expiresAt } }, now) => [expiresAt, now >= expiresAt],
  invariants: {
    'it lasts as long as it did, or longer': ({ context }) => context.expiresAt >= noon + hour,
  },
});
