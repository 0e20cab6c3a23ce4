import { and } from 'xstate';
import { maybe } from '#domain/records/fields.ts';
import { isMember } from '../person.ts';
import { createdBy, touchedBy } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, UserContext, Words } from './context.ts';
import {
  accountFields,
  changedBy,
  ownFields,
  ownProfileFields,
  userFields,
  type UserFields,
} from './fields.ts';
import { notifyCreated, notifyNewRole } from './notices.ts';
import { isSelf, mayRule } from './people.ts';

/** Passwords that go with the events of an account never reach the chart. */
export const verbs = {
  EDIT: verb({
    label: 'Edit',
    done: '{record} was saved.',
    meaning: 'What is written about the person changes.',
    // The fields that change; the others stay.
    payload: { ...accountFields, ...ownFields },
    history: ({ name, payload: { role } }) =>
      typeof role === 'string' ? `${name} changed it, the role too.` : `${name} changed it.`,
  }),
} as const;

export const reports = {
  CREATE: report({
    meaning: 'Staff create the account; the person is sent an invitation.',
    payload: {
      ...accountFields,
      pictureUrl: maybe(ownFields.pictureUrl),
      notificationPreferences: maybe(ownFields.notificationPreferences),
    },
    history: 'created this account and sent the invitation',
  }),
} as const;

export const questions = {
  leavesSuperAdmin: { field: 'role', kind: 'payload' },
  isOrganizationActive: { field: 'organizationId' },
  isEmailFree: { field: 'email' },
  isTimeZoneKnown: { field: 'timeZone', kind: 'payload' },
  mayLeaveCoaching: { field: 'role', kind: 'payload' },
} as const;

/** What an event writes about the person. */
const writtenBy = (event: Asked['event']): Partial<UserFields> =>
  isSent(verbs, event) || isSent(reports, event) ? event : {};

/** The fields as they will be. */
const wanted = ({ context, event }: Asked): UserContext => ({ ...context, ...writtenBy(event) });

const isProvider = (role: string): boolean => role !== 'Member' && role !== 'OrganizationAdmin';
const keepsRole = (asked: Asked): boolean => wanted(asked).role === asked.context.role;

export const guards = {
  ...questionGuards(questions),
  isRoleInPower: (asked: Asked) =>
    (keepsRole(asked) && !isSent(reports, asked.event)) ||
    mayRule(asked.event.by, wanted(asked).role),
  keepsOwnRole: (asked: Asked) => !isSelf(asked) || keepsRole(asked),
  isOwnProfile: ({ context, event }: Asked) =>
    changedBy(writtenBy(event), context).every((field) =>
      ownProfileFields.some((each) => each === field),
    ),
  changesRole: (asked: Asked) => !keepsRole(asked),
  keepsRole,
  hasOrganization: (asked: Asked) =>
    isProvider(wanted(asked).role) || wanted(asked).organizationId !== null,
  hasNoOrganization: (asked: Asked) =>
    !isProvider(wanted(asked).role) || wanted(asked).organizationId === null,
};

const payload = (field: string, sentence: string) =>
  ({ kind: 'payload', field, sentence }) as const;

export const sentences: Words = {
  isOwnProfile: { kind: 'who', sentence: permission },
  isRoleInPower: payload('role', 'Only a super admin can make someone an admin.'),
  keepsOwnRole: payload('role', 'You can’t change your own role.'),
  changesRole: { kind: 'choice' },
  keepsRole: { kind: 'choice' },
  hasOrganization: payload('organizationId', 'Organisation is required for this role.'),
  hasNoOrganization: payload(
    'organizationId',
    'Coaches and staff can’t belong to an organisation.',
  ),
};

const fieldsIn = (event: Partial<UserFields>): Partial<UserFields> =>
  Object.fromEntries(
    Object.entries(event).filter(([key]) => userFields.some((each) => each === key)),
  );

export const stamps = {
  takeFields: ({ context, event }) => {
    if (!isSent(verbs, event) && !isSent(reports, event)) return {};
    const fields = fieldsIn(event);
    // Whoever belongs to no organisation has none to sign in through.
    const isOfNone = !isMember({ role: fields.role ?? context.role });
    return {
      ...fields,
      ...(isOfNone && { loginMethod: 'password' as const }),
      ...touchedBy(event),
    };
  },
  stampCreation: ({ event }) => createdBy(event),
  stampChange: ({ event }) => touchedBy(event),
} satisfies Stamps;

const proper = ['hasOrganization', 'hasNoOrganization', 'isOrganizationActive'] as const;
const known = ['isEmailFree', 'isTimeZoneKnown'] as const;
const byStaff = [
  'isStaff',
  'hasPower',
  'isRoleInPower',
  'leavesSuperAdmin',
  'keepsOwnRole',
] as const;

export const creating = {
  guard: and(['isStaff', 'isRoleInPower', ...proper, ...known]),
  target: 'invited',
  actions: ['takeFields', 'stampCreation', 'sendInvitation', notifyCreated],
} as const;

export const editing = [
  {
    guard: and([...byStaff, 'changesRole', ...proper, ...known, 'mayLeaveCoaching']),
    actions: ['takeFields', 'endSignInsWhenAccessChanged', ...notifyNewRole],
    description: 'Staff change the role, and whatever else.',
  },
  {
    guard: and([...byStaff, 'keepsRole', ...proper, ...known]),
    actions: ['takeFields', 'endSignInsWhenAccessChanged'],
    description: 'Staff change what is written about the person.',
  },
] as const;

/** By staff, or by the person. */
export const editingByAnyone = [
  ...editing,
  {
    guard: and(['isSelf', 'isOwnProfile', 'isTimeZoneKnown']),
    actions: 'takeFields',
    description: 'People change their own profile.',
  },
] as const;
