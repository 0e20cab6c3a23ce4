import type { InviteContext } from '#machines/booking-invite/context.ts';
import type { Sent, Table } from '#tools/paths/table.ts';

const sent = 'notify BookingInviteSent invitee';
const declined = 'notify BookingInviteRejected inviter';
const revoked = 'notify InviteRevoked invitee';
const settled = 'settleNotices BookingInviteSent BookingUpdated';

const byWhom = (_: InviteContext, { by }: Sent) => ({ invitedBy: by.id });
const nobodyWaits = () => ({ waitingSince: null });
const answered = (_: InviteContext, { at }: Sent) => ({ respondedAt: at, declineReason: null });
const saidWhy = (_: InviteContext, { at }: Sent) => ({
  respondedAt: at,
  declineReason: 'I am away.',
});
const hosts = ['the requester invites', 'the coach invites', 'staff invite'];
const enlisters = [
  'the requester puts them on the waiting list',
  'the coach puts them on the waiting list',
  'staff put them on the waiting list',
];
const takenBack = ['whoever invited takes it back', 'staff take it back'];
/** The requester invited; what the coach or staff have sent is theirs to take back. */
const isTheirs = ({ invitedBy }: InviteContext, { by }: Sent) =>
  by.role === 'Admin' || invitedBy === by.id;
const first = ['isOn', 'isColleague', 'isNotIn'];
const inTime = ({ expiresAt }: InviteContext) => expiresAt;
const ahead = ({ startsAt }: InviteContext) => startsAt;

/** Whoever invited is told of a refusal, the invitee of what is taken back; a seat that was kept is offered to the next. */
export const bookingInviteTable: Table<InviteContext> = {
  rows: [
    {
      tried: hosts,
      leads: 'new → sent',
      orders: [sent],
      writes: byWhom,
      until: inTime,
      unless: [...first, 'hasSeat'],
    },
    {
      tried: enlisters,
      leads: 'new → waiting',
      writes: (before, event) => ({ ...byWhom(before, event), waitingSince: event.at }),
      until: inTime,
      unless: [...first, 'isFull'],
    },

    {
      tried: ['a seat is free'],
      leads: 'waiting → sent',
      orders: [sent],
      writes: nobodyWaits,
      until: inTime,
      unless: ['isOn', 'isSeatFree'],
    },
    {
      tried: ['the invitee declines'],
      leads: 'waiting → rejected',
      orders: [declined],
      writes: (before, event) => ({ ...answered(before, event), ...nobodyWaits() }),
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: ['the invitee declines and says why'],
      leads: 'waiting → rejected',
      orders: [declined],
      writes: (before, event) => ({ ...saidWhy(before, event), ...nobodyWaits() }),
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: takenBack,
      leads: 'waiting → revoked',
      when: isTheirs,
      orders: [revoked],
      writes: nobodyWaits,
      until: ahead,
      unless: ['isOn'],
    },
    { tried: ['the session was cancelled'], leads: 'waiting → closed', writes: nobodyWaits },
    { tried: ['cutoff is over'], leads: 'waiting → expired', writes: nobodyWaits },

    {
      tried: ['the invitee accepts'],
      leads: 'sent → accepted',
      orders: [settled, 'joinSession'],
      writes: answered,
      until: inTime,
      unless: ['isOn', 'isTimeFree', 'isCovered'],
    },
    {
      tried: ['the invitee declines'],
      leads: 'sent → rejected',
      orders: [settled, declined, 'offerSeat'],
      writes: answered,
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: ['the invitee declines and says why'],
      leads: 'sent → rejected',
      orders: [settled, declined, 'offerSeat'],
      writes: saidWhy,
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: takenBack,
      leads: 'sent → revoked',
      when: isTheirs,
      orders: [settled, revoked, 'offerSeat'],
      until: ahead,
      unless: ['isOn'],
    },
    { tried: ['the session was cancelled'], leads: 'sent → closed', orders: [settled] },
    { tried: ['cutoff is over'], leads: 'sent → expired', orders: [settled] },

    {
      tried: ['the invitee declines'],
      leads: 'accepted → rejected',
      orders: ['leaveSession', declined],
      writes: answered,
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: ['the invitee declines and says why'],
      leads: 'accepted → rejected',
      orders: ['leaveSession', declined],
      writes: saidWhy,
      until: inTime,
      unless: ['isOn'],
    },
    {
      tried: takenBack,
      leads: 'accepted → revoked',
      when: isTheirs,
      orders: ['leaveSession', revoked],
      until: ahead,
      unless: ['isOn'],
    },
    {
      tried: ['the invitee has withdrawn'],
      leads: 'accepted → rejected',
      orders: [declined],
      writes: answered,
    },

    {
      tried: ['the invitee accepts'],
      leads: 'rejected → accepted',
      orders: ['joinSession'],
      writes: answered,
      until: inTime,
      unless: ['isOn', 'isNotIn', 'hasSeat', 'isTimeFree', 'isCovered'],
    },
    {
      tried: ['the invitee joins the waiting list'],
      leads: 'rejected → waiting',
      writes: (_, { at }) => ({ respondedAt: null, declineReason: null, waitingSince: at }),
      until: inTime,
      unless: ['isOn', 'isNotIn', 'isFull'],
    },
  ],
  moments: ({ expiresAt, startsAt }) => [expiresAt, startsAt],
  timers: [{ delay: 'cutoff', during: ['waiting', 'sent'], at: ({ expiresAt }) => expiresAt }],
};
