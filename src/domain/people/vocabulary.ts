/** What roles are called in sentences, by their names on the wire. */
export const roleNames = {
  Member: 'member',
  OrganizationAdmin: 'organisation admin',
  Coach: 'coach',
  Admin: 'admin',
  SuperAdmin: 'super admin',
} as const;

/** How somebody signs in. */
export const loginMethods = ['password', 'oidc'] as const;

/** What the users list can be narrowed to. `locked` are those active people who may not sign in for the moment. */
export const userStatuses = ['invited', 'active', 'locked', 'deleted', 'obfuscated'] as const;
export type UserStatus = (typeof userStatuses)[number];
