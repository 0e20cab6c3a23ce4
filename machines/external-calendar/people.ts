import { or } from 'xstate';
import { isStaff } from '../person.ts';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** Who somebody is to a calendar. */
export const guards = {
  isOwner: ({ context, event }: Asked) => event.by.id === context.coach,
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSystem: ({ event }: Asked) => event.by.role === 'System',
};

export const sentences: Words = {
  isOwner: { kind: 'who', sentence: permission },
  isStaff: { kind: 'who', sentence: permission },
  isSystem: { kind: 'who', sentence: permission },
};

export const stamps = { stampChange: ({ event }) => touchedBy(event) } satisfies Stamps;

/** The coach whose calendar it is, or staff for them. */
export const isTheirs = or(['isOwner', 'isStaff']);
