/** Whom or what a coach is permitted for (domain reference, 4). */
export const permissionScopes = ['member', 'session', 'team'] as const;
export type PermissionScope = (typeof permissionScopes)[number];

/** The ends from which permissions are looked at: the coach, or what they are permitted for. */
export const permissionEnds = ['coach', ...permissionScopes] as const;
export type PermissionEnd = (typeof permissionEnds)[number];
