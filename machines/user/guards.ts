import { isStaff } from '../person.ts';
import { questionGuards } from '../questions.ts';
import { ownProfileFields, userFields, type UserContext, type UserEvent } from './context.ts';
import { userQuestions } from './verbs.ts';

type Asked = { readonly context: UserContext; readonly event: UserEvent };

const isProvider = (role: string): boolean => role !== 'Member' && role !== 'OrganizationAdmin';
const isAbove = (role: string): boolean => role === 'Admin' || role === 'SuperAdmin';
const mayRule = ({ event }: Asked, role: string): boolean =>
  event.by.role === 'SuperAdmin' || !isAbove(role);

/** The fields as they will be. */
export const wanted = ({ context, event }: Asked) =>
  event.type === 'EDIT' || event.type === 'CREATE' ? { ...context, ...event } : context;

/** The fields that an event writes anew. */
export const changedBy = (event: object, context: UserContext): string[] => {
  const written = event as Readonly<Record<string, unknown>>;
  return userFields.filter(
    (field) =>
      field in written && JSON.stringify(written[field]) !== JSON.stringify(context[field]),
  );
};

const isSelf = ({ context, event }: Asked): boolean => event.by.id === context.id;

/** The questions of the chart; the words for those they stop are in `chart.ts`, under the same names. */
export const guards = {
  ...questionGuards(userQuestions),
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isSuperAdmin: ({ event }: Asked) => event.by.role === 'SuperAdmin',
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  isSelf,
  /** An admin has no power over staff; a super admin over everybody. Everybody has it over themselves. */
  hasPower: (asked: Asked) => isSelf(asked) || mayRule(asked, asked.context.role),
  isRoleInPower: (asked: Asked) =>
    wanted(asked).role === asked.context.role && asked.event.type !== 'CREATE'
      ? true
      : mayRule(asked, wanted(asked).role),
  keepsOwnRole: (asked: Asked) => !isSelf(asked) || wanted(asked).role === asked.context.role,
  isOwnProfile: (asked: Asked) =>
    changedBy(asked.event, asked.context).every((field) =>
      (ownProfileFields as readonly string[]).includes(field),
    ),
  changesRole: (asked: Asked) => wanted(asked).role !== asked.context.role,
  keepsRole: (asked: Asked) => wanted(asked).role === asked.context.role,

  hasOrganization: (asked: Asked) =>
    isProvider(wanted(asked).role) || wanted(asked).organizationId !== null,
  hasNoOrganization: (asked: Asked) =>
    !isProvider(wanted(asked).role) || wanted(asked).organizationId === null,

  signsInWithPassword: ({ context }: Asked) => context.loginMethod === 'password',
  isNotSelf: (asked: Asked) => !isSelf(asked),
  namesEmail: ({ context, event }: Asked) =>
    event.type === 'OBFUSCATE' &&
    (event.email ?? '').trim().toLowerCase() === context.email.toLowerCase(),
  wasActive: ({ context }: Asked) => context.activatedAt !== null,
};
