import type { Role } from '../person.ts';

/** The notifications that the lifecycle of a person sends (domain reference, 13). */
export type PersonNoticeType =
  | 'Welcome'
  | 'WelcomeOrganizationAdmin'
  | 'WelcomeCoach'
  | 'RoleUpdate'
  | 'UserRestored'
  | 'AdminMemberCreated'
  | 'AdminMemberDeleted';

export interface PersonNotice {
  readonly type: PersonNoticeType;
  /** The person, also when they did it themselves; or the admins of their organisation. */
  readonly to: 'self' | 'organizationAdmins';
  /** Only where the person has this role now. */
  readonly role?: Role;
}

const tell = (params: PersonNotice) => ({ type: 'tell', params }) as const;

const welcomeAdmin = tell({
  type: 'WelcomeOrganizationAdmin',
  to: 'self',
  role: 'OrganizationAdmin',
});
const welcomeCoach = tell({ type: 'WelcomeCoach', to: 'self', role: 'Coach' });

export const welcome = [
  tell({ type: 'Welcome', to: 'self', role: 'Member' }),
  welcomeAdmin,
  welcomeCoach,
] as const;
export const tellNewRole = [
  tell({ type: 'RoleUpdate', to: 'self' }),
  welcomeAdmin,
  welcomeCoach,
] as const;
export const tellCreated = tell({ type: 'AdminMemberCreated', to: 'organizationAdmins' });
export const tellDeleted = tell({ type: 'AdminMemberDeleted', to: 'organizationAdmins' });
export const tellRestored = [
  tell({ type: 'UserRestored', to: 'self' }),
  tell({ type: 'UserRestored', to: 'organizationAdmins' }),
] as const;
