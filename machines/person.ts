/** The roles of the specification, section 6. `System` is the product itself: timers, importers, sync workers. */
export const roles = ['Member', 'OrganizationAdmin', 'Coach', 'Admin', 'SuperAdmin'] as const;
export type Role = (typeof roles)[number];

/** Who sends an event. Stamped by the server from the bearer token, never read from a body. */
export interface Person {
  readonly id: string;
  readonly role: Role | 'System';
}

export const system: Person = { id: 'sys', role: 'System' };

export const isStaff = (person: { role: Person['role'] }): boolean =>
  person.role === 'Admin' || person.role === 'SuperAdmin';

/** Members and organisation admins: an organisation admin has everything a member has (specification, section 6). */
export const isMember = (person: { role: Person['role'] }): boolean =>
  person.role === 'Member' || person.role === 'OrganizationAdmin';

/** Whether somebody receives coaching or gives it; staff do neither. */
export const coachingOf = (person: { role: Person['role'] }): 'receives' | 'gives' | null => {
  if (isMember(person)) return 'receives';
  return person.role === 'Coach' ? 'gives' : null;
};

/** What the server stamps on every event of a record: who, when in epoch milliseconds, and by which clock they read. */
export interface Stamp {
  readonly by: Person;
  readonly at: number;
  /** The zone in which whoever asks sees times; sentences that name one are said in it. */
  readonly zone?: string;
}
