import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import type { Asked, Words } from './context.ts';

/** Who somebody is to a place in a session. */
export const guards = {
  isSelf: ({ context, event }: Asked) => event.by.id === context.userId,
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isCoach: ({ context, event }: Asked) => event.by.id === context.coachId,
  isSystem: ({ event }: Asked) => event.by.role === 'System',
};

export const sentences: Words = {
  isSelf: { kind: 'who', sentence: 'Only that person can do that.' },
  isStaff: { kind: 'who', sentence: permission },
  isCoach: { kind: 'who', sentence: 'Only the coach of this session can do that.' },
  isSystem: { kind: 'who', sentence: permission },
};
