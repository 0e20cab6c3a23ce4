import { and, or } from 'xstate';
import { isStaff } from '../person.ts';
import { questionGuards } from '../questions.ts';
import { permission } from '../sentences.ts';
import { report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

export const verbs = {
  DELETE: verb({
    label: 'Delete',
    done: 'The group was deleted.',
    meaning: 'Staff take the group off the list.',
    payload: {},
    history: 'deleted the group',
  }),
} as const;

/** That it is booked, and what becomes of its sessions. */
export const reports = {
  CREATE: report({
    meaning: 'Staff, or the leader of a team, book several sessions at once.',
    payload: {},
    history: 'booked these sessions',
  }),
  COMPLETE: report({
    meaning: 'The last of its sessions is over or cancelled.',
    payload: {},
    history: () => 'The last session was over or cancelled.',
  }),
  REOPEN: report({
    meaning: 'A session that was cancelled takes place after all.',
    payload: {},
    history: () => 'A session takes place after all.',
  }),
} as const;

export const questions = { areDatesFree: { field: 'dates' }, hasNoFuture: {} } as const;

export const guards = {
  ...questionGuards(questions),
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isTeamLeader: ({ context, event }: Asked) => event.by.id === context.leaderId,
};

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
  isTeamLeader: { kind: 'who', sentence: 'Only a team leader can book for a team.' },
};

export const stamps = {
  stampCreation: ({ event }) => ({ createdBy: event.by.id }),
  stampDeletion: ({ event }) => ({ deletedAt: event.at, deletedBy: event.by.id }),
} satisfies Stamps;

export const creating = {
  guard: and([or(['isStaff', 'isTeamLeader']), 'areDatesFree']),
  target: 'active',
  actions: ['stampCreation', 'makeBookings'],
} as const;

export const completing = { guard: 'isSystem', target: 'completed' } as const;

export const reopening = {
  guard: 'isSystem',
  target: 'active',
  description: 'One of them takes place after all.',
} as const;

const deleted = { target: 'deleted', actions: 'stampDeletion' } as const;
export const deleting = { guard: and(['isStaff', 'hasNoFuture']), ...deleted } as const;
export const deletingCompleted = { guard: 'isStaff', ...deleted } as const;
