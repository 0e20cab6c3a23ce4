import { bookingGroupMachine } from '#machines/booking-group/machine.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, people } from './people.ts';

const { mia, max, carl, sam } = people;

const nobodyBooked: GroupContext = {
  name: 'Mondays',
  leaderId: null,
  createdBy: null,
  deletedAt: null,
  deletedBy: null,
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [name: string, by: Person, event: Bare<GroupEvent>, forTeam?: true];

const facts = {
  taken: { areDatesFree: 'Mon 15 Mar, 12:00: That time has just been taken.' },
  over: { hasFuture: 'This group has no upcoming sessions.' },
  ahead: { hasNoFuture: 'This group has 1 upcoming session. Cancel it first.' },
};
const reason = 'The programme ends early.';

const tries: readonly Try[] = [
  ['staff book it', sam, { type: 'CREATE' }],
  ['the leader of the team books it', mia, { type: 'CREATE' }, true],
  ['a member books it', max, { type: 'CREATE' }],
  ['a coach books it', carl, { type: 'CREATE' }],
  ['staff book taken dates', sam, { type: 'CREATE', facts: facts.taken }],
  ['the leader cancels what lies ahead', mia, { type: 'CANCEL_FUTURE' }, true],
  ['staff cancel what lies ahead', sam, { type: 'CANCEL_FUTURE', reason }],
  ['staff cancel without a reason', sam, { type: 'CANCEL_FUTURE', reason: ' ' }],
  [
    'staff cancel where nothing lies ahead',
    sam,
    { type: 'CANCEL_FUTURE', reason, facts: facts.over },
  ],
  ['a member cancels what lies ahead', max, { type: 'CANCEL_FUTURE', reason }],
  ['the last session is over', system, { type: 'COMPLETE' }],
  ['staff say that it is over', sam, { type: 'COMPLETE' }],
  ['a session takes place after all', system, { type: 'REOPEN' }],
  ['staff say that it goes on', sam, { type: 'REOPEN' }],
  ['staff delete it', sam, { type: 'DELETE' }],
  ['a coach deletes it', carl, { type: 'DELETE' }],
  ['staff delete it while sessions lie ahead', sam, { type: 'DELETE', facts: facts.ahead }],
];

export const bookingGroupModel = modelOf({
  machine: bookingGroupMachine,
  inputs: { 'for a team': { ...nobodyBooked, leaderId: mia.id }, 'for members': nobodyBooked },
  cases: ({ context }) =>
    tries
      .filter(([, , , forTeam]) => !forTeam || context.leaderId !== null)
      .map(([name, by, event]): Case<GroupEvent> => ({
        name,
        kind: 'person',
        event: { ...event, by, at: noon } as GroupEvent,
      })),
  key: ({ context }) => [context.leaderId],
  invariants: {
    'it has a time of deletion exactly while it is deleted': ({ value, context }) =>
      (value === 'deleted') === (context.deletedAt !== null),
    'whoever booked it is known': ({ value, context }) =>
      value === 'new' || context.createdBy !== null,
  },
});
