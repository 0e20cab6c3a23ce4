import { assign, setup } from 'xstate';
import { createdBy, deletedBy, restoredBy, touchedBy } from '../plain-record.ts';
import { isMember } from '../person.ts';
import { erased, lockTime, userFields, type UserContext, type UserEvent } from './context.ts';
import { guards } from './guards.ts';
import type { PersonNotice } from './notices.ts';

const fieldsIn = (event: object): Partial<UserContext> =>
  Object.fromEntries(
    Object.entries(event).filter(([key]) => (userFields as readonly string[]).includes(key)),
  );

/** What the chart orders. Effects without a context of their own are carried out by the server. */
export const user = setup({
  types: {
    context: {} as UserContext,
    input: {} as UserContext,
    events: {} as UserEvent,
    /** `putAway`: lists leave them out unless somebody asks. */
    tags: {} as 'open' | 'putAway' | 'terminal',
  },
  guards,
  actions: {
    takeFields: assign(({ context, event }) => {
      if (event.type !== 'CREATE' && event.type !== 'EDIT') return {};
      const fields = fieldsIn(event);
      // Whoever belongs to no organisation has none to sign in through.
      const isOfNone = !isMember({ role: fields.role ?? context.role });
      return {
        ...fields,
        ...(isOfNone && { loginMethod: 'password' as const }),
        ...touchedBy(event),
      };
    }),
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampActivation: assign(({ event }) => ({ activatedAt: event.at, ...touchedBy(event) })),
    stampDeletion: assign(({ event }) => deletedBy(event)),
    stampRestoration: assign(({ event }) => restoredBy(event)),
    stampLock: assign(({ event }) => ({ lockedUntil: event.at + lockTime })),
    clearLock: assign({ lockedUntil: null }),
    takeEverything: assign(({ context, event }) => ({
      ...erased(context.id),
      lockedUntil: null,
      ...(context.deletedAt === null ? deletedBy(event) : touchedBy(event)),
    })),

    sendInvitation: () => {},
    sendResetLink: () => {},
    forgetFailures: () => {},
    endSignIns: () => {},
    endSignInsWhenAccessChanged: () => {},
    cancelBookings: () => {},
    releaseHolds: () => {},
    leaveTeams: () => {},
    erase: () => {},
    notifyPeople: (_, __: PersonNotice) => {},
  },
  delays: { lockTime: () => lockTime },
});
