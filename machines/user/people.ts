import { isStaff, type Person } from '../person.ts';
import { permission } from '../sentences.ts';
import type { Asked, Words } from './context.ts';

export const isSelf = ({ context, event }: Asked): boolean => event.by.id === context.id;

const isAbove = (role: string): boolean => role === 'Admin' || role === 'SuperAdmin';

/** An admin has no power over staff; a super admin over everybody. */
export const mayRule = (by: Person, role: string): boolean =>
  by.role === 'SuperAdmin' || !isAbove(role);

/** Who somebody is to an account. */
export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSuperAdmin: ({ event }: Asked) => event.by.role === 'SuperAdmin',
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isSelf,
  /** Everybody has power over themselves. */
  hasPower: (asked: Asked) => isSelf(asked) || mayRule(asked.event.by, asked.context.role),
};

const who = { kind: 'who', sentence: permission } as const;

export const sentences: Words = {
  isStaff: who,
  isSuperAdmin: who,
  isSystem: who,
  isSelf: who,
  hasPower: who,
};
