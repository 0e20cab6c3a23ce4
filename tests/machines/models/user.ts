import { system, type Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { UserContext } from '#machines/user/context.ts';
import type { UserEvent } from '#machines/user/capabilities.ts';
import { userMachine } from '#machines/user/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon } from './people.ts';

const at = noon;
const mia: Stamp = { by: { id: 'mia', role: 'Member' }, at };
const max: Stamp = { by: { id: 'max', role: 'Member' }, at };
const sam: Stamp = { by: { id: 'sam', role: 'Admin' }, at };
const eva: Stamp = { by: { id: 'eva', role: 'SuperAdmin' }, at };

const member = {
  firstName: 'Mia',
  lastName: 'Turner',
  email: 'mia@example.test',
  role: 'Member',
  organizationId: 'acme',
  loginMethod: 'password',
  jobTitle: null,
  phone: null,
  bio: null,
  specialisms: [],
  languages: [],
  timeZone: 'Europe/London',
  locale: 'en-GB',
} as const;
const coach = { ...member, role: 'Coach', organizationId: null } as const;

const context = (fields: Partial<UserContext>): UserContext => ({
  ...member,
  ...unwritten,
  id: 'mia',
  lockedUntil: null,
  activatedAt: null,
  ...fields,
});

type Sent = UserEvent extends infer Each
  ? Each extends { type: string }
    ? Omit<Each, 'by' | 'at' | 'facts'>
    : never
  : never;

const ask = (
  name: string,
  stamp: Stamp,
  event: Sent | { type: UserEvent['type'] },
  no?: string,
): Case<UserEvent> => ({
  name,
  kind: 'person',
  event: { ...event, ...stamp, ...(no && { facts: { [no]: 'No.' } }) } as UserEvent,
});

/** Everything that can happen to the account of a member: by an admin, by the person, by a stranger, and with each question answered by a no. */
export const userModel = modelOf({
  machine: userMachine,
  inputs: {
    'nobody has created the member': context({}),
    'nobody has created the member of another sign-in': context({ loginMethod: 'oidc' }),
    'nobody has created the super admin': context({ role: 'SuperAdmin', organizationId: null }),
  },
  cases: ({ context: now }) => {
    const fields = { ...member, role: now.role, organizationId: now.organizationId };
    const create = { type: 'CREATE', ...fields, loginMethod: now.loginMethod } as const;
    const edit = { type: 'EDIT', lastName: 'Thorne' } as const;
    const staff = now.role === 'SuperAdmin' ? eva : sam;
    return [
      ask('staff create it', staff, create),
      ask('a member creates it', max, create),
      ask('an admin creates a super admin', sam, {
        ...create,
        role: 'SuperAdmin',
        organizationId: null,
      }),
      ask('staff create a member of nothing', staff, {
        ...create,
        role: 'Member',
        organizationId: null,
      }),
      ask('staff create a coach of an organisation', staff, {
        ...create,
        ...coach,
        organizationId: 'acme',
      }),
      ...['isOrganizationActive', 'isEmailFree', 'isTimeZoneKnown'].flatMap((no) => [
        ask(`staff create it against ${no}`, staff, create, no),
        ask(`staff edit it against ${no}`, staff, edit, no),
      ]),
      ask('staff edit it', staff, edit),
      ask('an admin edits it', sam, edit),
      ask('a stranger edits it', max, edit),
      ask('the person edits their own profile', mia, edit),
      ask('the person edits it against isTimeZoneKnown', mia, edit, 'isTimeZoneKnown'),
      ask('the person changes their own address', mia, { type: 'EDIT', email: 'new@example.test' }),
      ask('staff make a coach of the member', eva, {
        type: 'EDIT',
        role: 'Coach',
        organizationId: null,
      }),
      ask('an admin makes a super admin', sam, {
        type: 'EDIT',
        role: 'SuperAdmin',
        organizationId: null,
      }),
      ask('staff take the organisation away', eva, {
        type: 'EDIT',
        role: 'Member',
        organizationId: null,
      }),
      ask('staff give a coach an organisation', eva, {
        type: 'EDIT',
        role: 'Coach',
        organizationId: 'acme',
      }),
      ask(
        'staff end the coaching against mayLeaveCoaching',
        eva,
        { type: 'EDIT', role: 'OrganizationAdmin', organizationId: 'acme' },
        'mayLeaveCoaching',
      ),
      ask(
        'a super admin takes the role of the last one against leavesSuperAdmin',
        eva,
        { type: 'EDIT', role: 'Coach', organizationId: null },
        'leavesSuperAdmin',
      ),
      ask(
        'the super admin changes their own role',
        { by: { id: 'mia', role: 'SuperAdmin' }, at },
        { type: 'EDIT', role: 'Coach', organizationId: null },
      ),
      ask('the person comes in', mia, { type: 'ACTIVATE' }),
      ask('somebody else comes in', max, { type: 'ACTIVATE' }),
      ask('staff send the invitation again', staff, { type: 'RESEND' }),
      ask('a stranger sends the invitation again', max, { type: 'RESEND' }),
      ask('the account is locked', { by: system, at }, { type: 'LOCK' }),
      ask('a stranger locks the account', max, { type: 'LOCK' }),
      ask('staff unlock it', staff, { type: 'UNLOCK' }),
      ask('a stranger unlocks it', max, { type: 'UNLOCK' }),
      ask('staff send a reset link', staff, { type: 'SEND_RESET_LINK' }),
      ask('the person asks for a reset link', mia, { type: 'SEND_RESET_LINK' }),
      ask('a stranger sends a reset link', max, { type: 'SEND_RESET_LINK' }),
      ask('staff set a password', staff, { type: 'RESET_PASSWORD' }),
      ask('the person chooses a password', mia, { type: 'RESET_PASSWORD' }),
      ask('a stranger sets a password', max, { type: 'RESET_PASSWORD' }),
      ask('staff delete it', staff, { type: 'DELETE' }),
      ask('an admin deletes it', sam, { type: 'DELETE' }),
      ask('a stranger deletes it', max, { type: 'DELETE' }),
      ask(
        'the person as an admin deletes it',
        { by: { id: 'mia', role: 'SuperAdmin' }, at },
        { type: 'DELETE' },
      ),
      ask(
        'staff delete it against isNotLastSuperAdmin',
        staff,
        { type: 'DELETE' },
        'isNotLastSuperAdmin',
      ),
      ask('staff delete it against hasNoCoaching', staff, { type: 'DELETE' }, 'hasNoCoaching'),
      ask('staff delete it against hasNoCredits', staff, { type: 'DELETE' }, 'hasNoCredits'),
      ask('staff restore it', staff, { type: 'RESTORE' }),
      ask('a stranger restores it', max, { type: 'RESTORE' }),
      ask(
        'staff restore it against isOrganizationActive',
        staff,
        { type: 'RESTORE' },
        'isOrganizationActive',
      ),
      ask('a super admin obfuscates it', eva, { type: 'OBFUSCATE', email: 'MIA@example.test' }),
      ask('a super admin obfuscates it and mistypes the address', eva, {
        type: 'OBFUSCATE',
        email: 'max@example.test',
      }),
      ask('it was deleted long enough', { by: system, at }, { type: 'RETENTION_END' }),
      ask(
        'it was deleted long enough against hasNoOpenBookings',
        { by: system, at },
        { type: 'RETENTION_END' },
        'hasNoOpenBookings',
      ),
      ask('a stranger says that it was deleted long enough', max, { type: 'RETENTION_END' }),
      ask('an admin obfuscates it', sam, { type: 'OBFUSCATE', email: member.email }),
      ask(
        'the person as a super admin obfuscates it',
        { by: { id: 'mia', role: 'SuperAdmin' }, at },
        { type: 'OBFUSCATE', email: member.email },
      ),
      ...['isNotLastSuperAdmin', 'hasNoOpenBookings'].map((no) =>
        ask(
          `a super admin obfuscates it against ${no}`,
          eva,
          { type: 'OBFUSCATE', email: member.email },
          no,
        ),
      ),
    ];
  },
  ring: () => [{ stamp: { by: system, at } }],
  key: ({ context: { role, loginMethod, activatedAt } }) => [role, loginMethod, activatedAt],
  invariants: {
    'it has a time of deletion exactly while it is put away': ({ value, context: now }) =>
      (value === 'deleted' || value === 'obfuscated') === (now.deletedAt !== null),
    'it is locked until a moment exactly while it is locked': ({ value, context: now }) =>
      (typeof value === 'object' && value.active === 'locked') === (now.lockedUntil !== null),
    'nothing is left of somebody who was obfuscated': ({ value, context: now }) =>
      value !== 'obfuscated' || now.email === 'obfuscated-mia@invalid',
    'whoever is active has come in': ({ value, context: now }) =>
      typeof value !== 'object' || now.activatedAt !== null,
  },
});
