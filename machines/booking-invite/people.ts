import { formatTime } from '#domain/time/format.ts';
import { isStaff } from '../person.ts';
import { questionGuards } from '../questions.ts';
import { permission } from '../sentences.ts';
import type { Asked, Words } from './context.ts';

/** What the server alone knows, for several of the events of an invitation. */
export const questions = {
  isOn: {},
  isColleague: { field: 'invitee' },
  isNotIn: { field: 'invitee' },
  hasSeat: { field: 'invitee' },
  isFull: { field: 'invitee' },
} as const;

/** Who somebody is to an invitation, and until when it is open. */
export const guards = {
  ...questionGuards(questions),
  isHost: ({ context, event }: Asked) => context.hostIds.includes(event.by.id),
  isCoachOfSeveral: ({ context, event }: Asked) =>
    context.isForSeveral && event.by.id === context.coachId,
  isInviter: ({ context, event }: Asked) => event.by.id === context.invitedBy,
  isInvitee: ({ context, event }: Asked) => event.by.id === context.inviteeId,
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isInTime: ({ context, event }: Asked) => event.at < context.expiresAt,
};

export const sentences: Words = {
  isHost: { kind: 'who', sentence: 'Only the people in this session can invite others.' },
  isCoachOfSeveral: { kind: 'who', sentence: permission },
  isInviter: { kind: 'who', sentence: 'Only the person who sent the invitation can revoke it.' },
  isInvitee: { kind: 'who', sentence: 'Only the person invited can answer.' },
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  isInTime: {
    kind: 'what',
    sentence: ({ startsAt, timeZone }, { type, zone = timeZone }) =>
      `It’s too late to ${type === 'INVITE' ? 'invite anyone' : 'respond'}; the session starts at ${formatTime(startsAt, zone)}.`,
  },
};

export const delays = {
  cutoff: ({ context, event }: Asked) => Math.max(0, context.expiresAt - event.at),
};
