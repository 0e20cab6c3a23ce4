import { roles, type Role } from './person.ts';

const members = ['Member', 'OrganizationAdmin'] as const;
const staff = ['Admin', 'SuperAdmin'] as const;

/**
 * Whom a page, an endpoint or an entry of the navigation is for (specification, 2 and 6), by role alone. Which records each of them then finds there, and what may
 * be done with one, is for the server to say.
 */
export const audiences = {
  everyone: roles,
  members,
  organizationAdmins: ['OrganizationAdmin'],
  coaches: ['Coach'],
  staff,
  superAdmins: ['SuperAdmin'],
  membersAndCoaches: [...members, 'Coach'],
  membersAndStaff: [...members, ...staff],
  coachesAndStaff: ['Coach', ...staff],
  organizationAdminsAndStaff: ['OrganizationAdmin', ...staff],
  everyoneButMembers: ['OrganizationAdmin', 'Coach', ...staff],
  /** A page for them is none that coaches are told they may not see: they stay where they are (specification, 2). */
  everyoneButCoaches: [...members, ...staff],
  everyoneButAdmins: [...members, 'Coach', 'SuperAdmin'],
} as const satisfies Record<string, readonly Role[]>;

export type Audience = keyof typeof audiences;

export const isFor = (audience: Audience, role: Role): boolean =>
  audiences[audience].some((each) => each === role);
