import type { Person } from '#machines/person.ts';

/** The people of the models. */
export const people = {
  mia: { id: 'mia', role: 'Member' },
  max: { id: 'max', role: 'Member' },
  lea: { id: 'lea', role: 'OrganizationAdmin' },
  carl: { id: 'carl', role: 'Coach' },
  cora: { id: 'cora', role: 'Coach' },
  sam: { id: 'sam', role: 'Admin' },
} as const satisfies Record<string, Person>;

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** When everything begins: a Monday at noon. */
export const noon = Date.UTC(2027, 2, 8, 12);
