import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { rowsOf } from './rows.ts';

export const organizations = pgTable('organizations', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('active'),
  name: text('name').notNull(),
  brandLabel: text('brand_label'),
  policyOverrides: jsonb('policy_overrides')
    .$type<Readonly<Record<string, unknown>>>()
    .notNull()
    .default({}),
  ssoEnabled: boolean('sso_enabled').notNull().default(false),
  ssoIssuer: text('sso_issuer'),
  ssoClientId: text('sso_client_id'),
  ssoSecret: text('sso_secret'),
  ssoEnforced: boolean('sso_enforced').notNull().default(false),
  emailDomains: text('email_domains').array().notNull().default([]),
  contractStart: date('contract_start'),
  contractEnd: date('contract_end'),
  informsOfViewings: boolean('informs_of_viewings').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
  deletedAt: instant('deleted_at'),
  deletedBy: uuid('deleted_by'),
});

export const organizationsRows = rowsOf(organizations, {
  spreadBy: null,
  words: 'things',
});

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('active'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  fullName: text('full_name')
    .notNull()
    .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
  email: text('email').notNull(),
  role: text('role').notNull(),
  organizationId: uuid('organization_id'),
  loginMethod: text('login_method').notNull().default('password'),
  oidcIssuer: text('oidc_issuer'),
  oidcSubject: text('oidc_subject'),
  pictureUrl: text('picture_url'),
  jobTitle: text('job_title'),
  phone: text('phone'),
  bio: text('bio'),
  specialisms: text('specialisms').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  timeZone: text('time_zone').notNull(),
  locale: text('locale').notNull().default('en-GB'),
  achievement: jsonb('achievement'),
  pinnedAward: jsonb('pinned_award'),
  points: integer('points').notNull().default(0),
  notificationPreferences: jsonb('notification_preferences').notNull().default({}),
  lastSignInAt: instant('last_sign_in_at'),
  activatedAt: instant('activated_at'),
  accessChangedAt: instant('access_changed_at'),
  lockedUntil: instant('locked_until'),
  privacyAcceptedVersion: text('privacy_accepted_version'),
  privacyAcceptedAt: instant('privacy_accepted_at'),
  termsAcceptedVersion: text('terms_accepted_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
  deletedAt: instant('deleted_at'),
  deletedBy: uuid('deleted_by'),
});

export const usersRows = rowsOf(users, {
  words: {
    none: ['status', 'role', 'loginMethod', 'privacyAcceptedVersion', 'termsAcceptedVersion'],
    own: [
      'firstName',
      'lastName',
      'fullName',
      'email',
      'jobTitle',
      'phone',
      'bio',
      'specialisms',
      'languages',
      'timeZone',
      'locale',
      'notificationPreferences',
    ],
    erased: ['pictureUrl', 'achievement', 'pinnedAward', 'oidcIssuer', 'oidcSubject'],
  },
  about: ['id'],
});

export const passwordCredentials = pgTable('password_credentials', {
  userId: uuid('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  changedAt: instant('changed_at').notNull(),
  temporary: boolean('temporary').notNull().default(false),
});

export const passwordCredentialsRows = rowsOf(passwordCredentials, {
  spreadBy: 'userId',
  words: { gone: ['passwordHash'] },
  about: ['userId'],
});

export const passwordLinks = pgTable('password_links', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').notNull(),
  secretHash: text('secret_hash').notNull(),
  /** Keyed hash of the e-mail address it was sent to. */
  account: text('account').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  voidedAt: instant('voided_at'),
});

export const passwordLinksRows = rowsOf(passwordLinks, {
  spreadBy: 'userId',
  words: { gone: ['purpose', 'secretHash', 'account'] },
  about: ['userId'],
});

export const signInLocks = pgTable('sign_in_locks', {
  account: text('account').primaryKey(),
  userId: uuid('user_id'),
  failures: integer('failures').notNull(),
  failedAt: instant('failed_at').notNull(),
  lockedUntil: instant('locked_until'),
});

export const signInLocksRows = rowsOf(signInLocks, {
  spreadBy: null,
  words: { gone: ['account'] },
  about: ['userId'],
});

export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

export const rateWindowsRows = rowsOf(rateWindows, {
  spreadBy: null,
  words: 'things',
});

/** By what is tried, and the network or the person that tries it. */
export const attemptPaces = pgTable('attempt_paces', {
  key: text('key').primaryKey(),
  failures: doublePrecision('failures').notNull(),
  countedAt: instant('counted_at').notNull(),
  turnAt: instant('turn_at').notNull(),
});

export const attemptPacesRows = rowsOf(attemptPaces, {
  spreadBy: null,
  words: 'things',
});

export const knownBrowsers = pgTable('known_browsers', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  usedAt: instant('used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const knownBrowsersRows = rowsOf(knownBrowsers, {
  spreadBy: 'userId',
  words: { gone: ['secretHash'] },
  about: ['userId'],
});

export const tokenFamilies = pgTable('token_families', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  bindingHash: text('binding_hash'),
  device: text('device'),
  loginMethod: text('login_method').notNull().default('password'),
  providerSession: text('provider_session'),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  revokedBecause: text('revoked_because'),
});

export const tokenFamiliesRows = rowsOf(tokenFamilies, {
  spreadBy: 'userId',
  words: { gone: ['bindingHash', 'device', 'loginMethod', 'providerSession', 'revokedBecause'] },
  about: ['userId'],
});

/** By a trigger in step with `organizations.email_domains` of the active ones. */
export const organizationDomains = pgTable('organization_domains', {
  domain: text('domain').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
});

export const organizationDomainsRows = rowsOf(organizationDomains, {
  words: 'things',
});

export const oidcReturns = pgTable('oidc_returns', {
  stateHash: text('state_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const oidcReturnsRows = rowsOf(oidcReturns, {
  spreadBy: null,
  words: 'things',
});

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  familyId: uuid('family_id').notNull(),
  generation: integer('generation').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const refreshTokensRows = rowsOf(refreshTokens, {
  spreadBy: 'familyId',
  words: { gone: ['tokenHash'] },
  about: { by: 'familyId', of: tokenFamiliesRows },
});

export const teams = pgTable('teams', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull().default('active'),
  organizationId: uuid('organization_id').notNull(),
  name: text('name').notNull(),
  description: text('description'),
  leaderId: uuid('leader_id'),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
  deletedAt: instant('deleted_at'),
  deletedBy: uuid('deleted_by'),
});

export const teamsRows = rowsOf(teams, {
  words: 'things',
});

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    organizationId: uuid('organization_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

export const teamMembersRows = rowsOf(teamMembers, {
  words: 'things',
});
