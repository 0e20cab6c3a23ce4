import type { personNotices } from '#domain/notifications/rows/people.ts';
import type { Role } from '../person.ts';

/** A notification that the lifecycle of a person sends (domain reference, 13). */
export interface PersonNotice {
  readonly type: keyof typeof personNotices;
  /** The person, also when they did it themselves; or the admins of their organisation. */
  readonly to: 'self' | 'organizationAdmins';
  /** Only where the person has this role now. */
  readonly role?: Role;
}

const notifyPeople = (params: PersonNotice) => ({ type: 'notifyPeople', params }) as const;

const welcomeAdmin = notifyPeople({
  type: 'WelcomeOrganizationAdmin',
  to: 'self',
  role: 'OrganizationAdmin',
});
const welcomeCoach = notifyPeople({ type: 'WelcomeCoach', to: 'self', role: 'Coach' });

export const welcome = [
  notifyPeople({ type: 'Welcome', to: 'self', role: 'Member' }),
  welcomeAdmin,
  welcomeCoach,
] as const;
export const notifyNewRole = [
  notifyPeople({ type: 'RoleUpdate', to: 'self' }),
  welcomeAdmin,
  welcomeCoach,
] as const;
export const notifyCreated = notifyPeople({ type: 'AdminMemberCreated', to: 'organizationAdmins' });
export const notifyDeleted = notifyPeople({ type: 'AdminMemberDeleted', to: 'organizationAdmins' });
export const notifyRestored = [
  notifyPeople({ type: 'UserRestored', to: 'self' }),
  notifyPeople({ type: 'UserRestored', to: 'organizationAdmins' }),
] as const;
