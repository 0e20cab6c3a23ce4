import { and, or } from 'xstate';
import { assignable } from './reassign.ts';
import { cancellable } from './cancel.ts';
import { reinstatable } from './reinstate.ts';
import { movable, moving } from './moving.ts';
import { movableOutside } from './moved-outside.ts';
import { creation } from './creation.ts';
import { confirming } from './confirming.ts';
import { credit } from './credit.ts';
import { booking } from './setup.ts';
import { outcomeAfterGrace, outcomeDue } from './outcome.ts';
import { correctable } from './correct.ts';
import { placeable } from './place.ts';
import { notable } from './notes.ts';
import { notify, settleBooking, settleRequest, settleStart } from './notices.ts';

/** A coaching session from the first request to its outcome, and the credit that pays for it. A request and its booking are one record. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    life: {
      description: 'What becomes of the session.',
      initial: 'new',
      states: {
        new: creation,
        requested: {
          description: 'The coach has been asked and the time is kept; the credit is held.',
          tags: ['open', 'asked', 'ahead', 'beforeStart'],
          on: {
            ...notable.on,
            CONFIRM: confirming,
            REJECT: {
              guard: and([or(['isBookingCoach', 'isStaff']), 'statesReason']),
              target: 'rejected',
              actions: [
                'stampResponse',
                'releaseTime',
                'creditIsReturned',
                settleRequest,
                notify('BookingRequestRejected', ['requester']),
              ],
            },
            CANCEL_REQUEST: {
              guard: or(['isRequester', 'isTeamLeader', 'isStaff', 'isSystem']),
              target: 'requestCancelled',
              actions: [
                'stampCancellation',
                'releaseTime',
                'creditIsReturned',
                settleRequest,
                notify('BookingRequestCancelled', ['coach', 'requester']),
              ],
            },
          },
          after: {
            halfOfWindow: {
              guard: 'isNudgeTimely',
              actions: notify('BookingRequestPending', ['coach'], 'nudge'),
            },
            lastCall: {
              guard: 'isNudgeTimely',
              actions: notify('BookingRequestPending', ['coach'], 'nudge'),
            },
            expiry: {
              target: 'expired',
              actions: [
                'releaseTime',
                'creditIsReturned',
                settleRequest,
                notify('BookingRequestExpired', ['requester'], 'requester'),
                notify('BookingRequestExpired', ['coach'], 'coach'),
              ],
            },
          },
        },
        confirmed: {
          description: 'Both sides have agreed.',
          ...notable,
          initial: 'scheduled',
          tags: ['open', 'agreed'],
          states: {
            scheduled: {
              description: 'The session lies ahead.',
              tags: ['ahead', 'beforeStart', 'upcoming', 'cancellable'],
              exit: 'moveIsOver',
              on: {
                ...cancellable.on,
                ...movable.on,
                ...movableOutside.on,
                ...placeable.on,
                ...assignable.on,
              },
              after: {
                dayBefore: {
                  guard: 'isDayReminderTimely',
                  actions: notify('SessionReminder', ['attendees', 'coach']),
                },
                hourBefore: {
                  guard: 'isHourReminderTimely',
                  actions: notify('SessionReminder', ['attendees', 'coach']),
                },
                doorsOpen: 'open',
              },
            },
            open: {
              description: 'The room is open; the session is about to start.',
              tags: ['ahead', 'beforeStart', 'upcoming', 'cancellable', 'live'],
              entry: notify('SessionStart', ['attendees', 'coach']),
              on: { ...cancellable.on, ...placeable.on },
              after: { start: { target: 'inProgress', actions: settleBooking } },
            },
            inProgress: {
              description: 'The session is taking place.',
              tags: ['ahead', 'upcoming', 'live'],
              ...outcomeAfterGrace,
              after: { end: { target: 'awaitingOutcome', actions: settleStart } },
            },
            awaitingOutcome: {
              description: 'The session is over and the coach has not yet said how it went.',
              tags: ['past', 'outcomeDue'],
              ...outcomeDue,
              after: {
                outcomeDeadline: {
                  target: '#booking.life.completed',
                  actions: ['stampOutcome', 'markAllAttended', 'releaseTime', 'creditIsSpent'],
                },
              },
            },
          },
        },
        completed: {
          description: 'The session took place.',
          tags: ['past', 'recorded', 'terminal'],
          on: { ...notable.on, ...correctable.on },
        },
        missed: {
          description: 'Nobody came to meet the coach.',
          tags: ['past', 'recorded', 'terminal'],
          on: { ...notable.on, ...correctable.on },
        },
        coachMissed: {
          description: 'The coach did not come.',
          tags: ['past', 'recorded', 'terminal'],
          on: { ...notable.on, ...correctable.on },
        },
        cancelled: {
          description: 'The session was called off.',
          tags: ['off', 'terminal'],
          ...reinstatable,
        },
        rejected: { description: 'The coach said no.', tags: ['off', 'terminal'] },
        expired: { description: 'The coach did not answer in time.', tags: ['off', 'terminal'] },
        requestCancelled: { description: 'The request was withdrawn.', tags: ['off', 'terminal'] },
      },
    },
    credit,
    move: moving,
  },
});
