import { setup } from 'xstate';
import { stampActions } from '../capability.ts';
import {
  activating,
  delays,
  locking,
  resending,
  resettingPassword,
  sendingResetLink,
  unlocking,
} from './access.ts';
import { creating, editing, editingByAnyone } from './account.ts';
import { guards, stamps, type UserEvent } from './capabilities.ts';
import { deleting, endingRetention, obfuscating, restoring } from './closing.ts';
import type { UserContext } from './context.ts';
import type { PersonNotice } from './notices.ts';

/** A person's account, from the invitation to the last trace of them. Effects without a context of their own are carried out by the server. */
export const userMachine = setup({
  types: {
    context: {} as UserContext,
    input: {} as UserContext,
    events: {} as UserEvent,
    /** `putAway`: lists leave them out unless somebody asks. */
    tags: {} as 'open' | 'putAway' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<UserContext, UserEvent>()(stamps),
    sendInvitation: () => {},
    sendResetLink: () => {},
    forgetFailures: () => {},
    endSignIns: () => {},
    endSignInsWhenAccessChanged: () => {},
    leaveSessions: () => {},
    releaseHolds: () => {},
    leaveTeams: () => {},
    erase: () => {},
    notifyPeople: (_, __: PersonNotice) => {},
  },
  delays,
}).createMachine({
  id: 'user',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { description: 'Nobody has created the account yet.', on: { CREATE: creating } },
    invited: {
      description: 'The person was sent an invitation and has not signed in yet.',
      tags: ['open'],
      on: {
        ACTIVATE: activating,
        EDIT: editing,
        RESEND: resending,
        SEND_RESET_LINK: sendingResetLink.invited,
        DELETE: deleting,
      },
    },
    active: {
      description: 'The person can use the product.',
      tags: ['open'],
      initial: 'unlocked',
      on: {
        EDIT: editingByAnyone,
        SEND_RESET_LINK: sendingResetLink.active,
        RESET_PASSWORD: resettingPassword,
        DELETE: deleting,
        OBFUSCATE: obfuscating,
      },
      states: {
        unlocked: { description: 'Signing in is possible.', on: { LOCK: locking } },
        locked: {
          description: 'Too many passwords were wrong; signing in is closed for {lockTime}.',
          entry: 'stampLock',
          exit: 'clearLock',
          on: { UNLOCK: unlocking },
          after: { lockTime: { target: 'unlocked' } },
        },
      },
    },
    deleted: {
      description: 'The account is closed; it can still come back.',
      tags: ['putAway'],
      on: { RESTORE: restoring, OBFUSCATE: obfuscating, RETENTION_END: endingRetention },
    },
    obfuscated: {
      description: 'Nothing is left of the person but a number.',
      tags: ['putAway', 'terminal'],
    },
  },
});
