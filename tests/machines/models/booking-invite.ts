import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { InviteEvent } from '#machines/booking-invite/capabilities.ts';
import { bookingInviteMachine } from '#machines/booking-invite/machine.ts';
import { system, type Person } from '#machines/person.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { day, hour, noon, people } from './people.ts';

const { mia, max, lea, carl, cora, sam } = people;

const forSeveral: InviteContext = {
  inviteeId: max.id,
  inviteeName: 'Max Reed',
  invitedBy: null,
  expiresAt: noon + 2 * day - 2 * hour,
  respondedAt: null,
  declineReason: null,
  waitingSince: null,
  hostIds: [mia.id],
  coachId: carl.id,
  isForSeveral: true,
  startsAt: noon + 2 * day,
  timeZone: 'Europe/London',
};

type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;
type Try = readonly [
  name: string,
  by: Person,
  event: Bare<InviteEvent>,
  refusal?: string,
  when?: 'late' | 'begun',
];

const facts = {
  isOn: { isOn: 'This session no longer takes place.' },
  isColleague: { isColleague: 'Choose someone to invite.' },
  isNotIn: { isNotIn: 'Max Reed is already invited.' },
  hasSeat: { hasSeat: 'This session is full (3 of 3). Join the waiting list?' },
  isFull: { isFull: 'There is still a seat in this session.' },
  isSeatFree: { isSeatFree: 'This session is full (3 of 3).' },
  isTimeFree: { isTimeFree: 'Max Reed has another session at that time.' },
  isCovered: {
    isCovered:
      'This session needs 1 credit and you have none left in “Sales basics”. Ask your programme contact.',
  },
};

const tries: readonly Try[] = [
  ['the requester invites', mia, { type: 'INVITE' }],
  ['the coach invites', carl, { type: 'INVITE' }],
  ['staff invite', sam, { type: 'INVITE' }],
  ['a member who is not of the session invites', lea, { type: 'INVITE' }, 'isHost'],
  ['another coach invites', cora, { type: 'INVITE' }, 'isHost'],
  ['the requester invites too late', mia, { type: 'INVITE' }, 'isInTime', 'late'],
  [
    'the requester invites somebody from elsewhere',
    mia,
    { type: 'INVITE', facts: facts.isColleague },
    'isColleague',
  ],
  ['the requester invites twice', mia, { type: 'INVITE', facts: facts.isNotIn }, 'isNotIn'],
  ['the requester invites one too many', mia, { type: 'INVITE', facts: facts.hasSeat }, 'hasSeat'],
  [
    'the requester invites to what was cancelled',
    mia,
    { type: 'INVITE', facts: facts.isOn },
    'isOn',
  ],
  ['a seat is free', system, { type: 'MOVE_UP' }],
  ['a seat is said to be free', system, { type: 'MOVE_UP', facts: facts.isSeatFree }, 'isSeatFree'],
  ['the invitee says that a seat is free', max, { type: 'MOVE_UP' }, 'isSystem'],
  ['the invitee accepts', max, { type: 'ACCEPT' }],
  ['the invitee accepts too late', max, { type: 'ACCEPT' }, 'isInTime', 'late'],
  [
    'the invitee accepts without time',
    max,
    { type: 'ACCEPT', facts: facts.isTimeFree },
    'isTimeFree',
  ],
  [
    'the invitee accepts without a credit',
    max,
    { type: 'ACCEPT', facts: facts.isCovered },
    'isCovered',
  ],
  ['the requester accepts for them', mia, { type: 'ACCEPT' }, 'isInvitee'],
  ['the invitee declines', max, { type: 'REJECT' }],
  ['the invitee declines and says why', max, { type: 'REJECT', reason: 'I am away.' }],
  ['the invitee declines too late', max, { type: 'REJECT' }, 'isInTime', 'late'],
  ['staff decline for them', sam, { type: 'REJECT' }, 'isInvitee'],
  ['whoever invited takes it back', mia, { type: 'REVOKE' }],
  ['staff take it back', sam, { type: 'REVOKE' }],
  ['the invitee takes it back', max, { type: 'REVOKE' }, 'isInviter'],
  ['staff take it back when it has begun', sam, { type: 'REVOKE' }, 'isAhead', 'begun'],
  ['the invitee has withdrawn', system, { type: 'LEAVE' }],
  ['the session was cancelled', system, { type: 'CLOSE' }],
  ['the invitee says that it was cancelled', max, { type: 'CLOSE' }, 'isSystem'],
];

/** Those of the session invite to the waiting list what is new; whoever was invited joins it themselves. */
const enlisting: readonly Try[] = [
  ['the requester puts them on the waiting list', mia, { type: 'ENLIST' }],
  ['the coach puts them on the waiting list', carl, { type: 'ENLIST' }],
  ['staff put them on the waiting list', sam, { type: 'ENLIST' }],
  [
    'a member who is not of the session puts them on the waiting list',
    lea,
    { type: 'ENLIST' },
    'isHost',
  ],
];
const joining: readonly Try[] = [
  ['the invitee joins the waiting list', max, { type: 'ENLIST' }],
  ['the invitee joins the waiting list too late', max, { type: 'ENLIST' }, 'isInTime', 'late'],
  ['the requester joins the waiting list for them', mia, { type: 'ENLIST' }, 'isInvitee'],
];

/** What only a record that is there knows: whether a seat or the time went to something else since. */
const again: readonly Try[] = [
  ['the invitee accepts when it is full', max, { type: 'ACCEPT', facts: facts.hasSeat }, 'hasSeat'],
  [
    'the invitee joins the waiting list while there is a seat',
    max,
    { type: 'ENLIST', facts: facts.isFull },
    'isFull',
  ],
];

export const bookingInviteModel = modelOf({
  machine: bookingInviteMachine,
  inputs: {
    'to a session for several': forSeveral,
    'to a session for one': { ...forSeveral, isForSeveral: false },
  },
  cases: ({ context, value }, now) =>
    [...tries, ...(value === 'rejected' ? again : []), ...(value === 'new' ? enlisting : joining)]
      .filter(
        ([, by, { type }]) =>
          !(!context.isForSeveral && by.id === carl.id && ['INVITE', 'ENLIST'].includes(type)),
      )
      .map(([name, by, event, refusal, when]): Case<InviteEvent> => {
        const moments = { late: context.expiresAt, begun: context.startsAt };
        const at = Math.max(now, when ? moments[when] : noon);
        return { name, kind: 'person', event: { ...event, by, at }, refusal };
      }),
  ring: (_, { context }, now) => [{ stamp: { by: system, at: Math.max(now, context.expiresAt) } }],
  key: ({ context }, now) => [
    context.isForSeveral,
    context.invitedBy,
    now >= context.expiresAt,
    now >= context.startsAt,
  ],
  invariants: {
    'whoever was sent one knows from whom': ({ value, context }) =>
      value === 'new' || context.invitedBy !== null,
    'who waits has a place in line': ({ value, context }) =>
      (value === 'waiting') === (context.waitingSince !== null),
    'an answer has its time': ({ value, context }) =>
      !['accepted', 'rejected'].includes(value) || context.respondedAt !== null,
    'a reason is kept only of who declined': ({ value, context }) =>
      context.declineReason === null || value === 'rejected' || value === 'revoked',
  },
});
