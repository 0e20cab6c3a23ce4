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
