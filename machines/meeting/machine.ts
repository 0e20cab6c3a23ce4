import { startOf } from './context.ts';
import { admission, admittedDoor, asked, meetingSetup, opened, seen, answered } from './setup.ts';

const wasCancelled = { type: 'because', params: { notice: 'cancelled' } } as const;
const isOver = { type: 'because', params: { notice: 'over' } } as const;
const wasLost = { type: 'because', params: { notice: 'lost' } } as const;
const isElsewhere = { type: 'because', params: { notice: 'elsewhere' } } as const;

/** Taking part in a session by video, from its door to the way out, whichever provider gives the room (domain reference, 6.10). */
export const meetingMachine = meetingSetup.createMachine({
  id: 'meeting',
  context: ({ input }) => startOf(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'The door of the room is looked at.',
      tags: 'busy',
      invoke: {
        src: 'look',
        input: ({ context }) => ({ booking: context.booking }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: answered },
            actions: wasCancelled,
            target: 'ended',
          },
          { guard: { type: 'isOver', params: answered }, actions: isOver, target: 'ended' },
          {
            guard: { type: 'asksWhy', params: answered },
            actions: { type: 'keepDoor', params: seen },
            target: 'explaining',
          },
          { actions: { type: 'keepDoor', params: seen }, target: 'deviceCheck' },
        ],
        onError: { actions: 'noticeFailure', target: 'failed' },
      },
    },
    explaining: {
      description: 'Staff say why they are joining; it is logged.',
      tags: 'step',
      on: {
        GIVE_REASON: {
          guard: 'statesReason',
          actions: { type: 'setReason', params: ({ event }) => event },
          target: 'deviceCheck',
        },
      },
    },
    deviceCheck: {
      description: 'The person sees themselves, and chooses what to show and hear with.',
      tags: 'step',
      on: { JOIN_WITHOUT: { actions: ['comeWithout', 'releaseDevices'], target: 'waiting' } },
      initial: 'asking',
      states: {
        asking: {
          description: 'The browser asks for camera and microphone.',
          tags: 'busy',
          invoke: {
            src: 'openDevices',
            input: ({ context }) => context.devices,
            onDone: { actions: { type: 'keepDevices', params: opened }, target: 'ready' },
            onError: 'notAllowed',
          },
        },
        ready: {
          description: 'Camera and microphone work.',
          on: {
            CHOOSE_CAMERA: {
              actions: { type: 'setCamera', params: ({ event }) => event },
              target: 'asking',
            },
            CHOOSE_MICROPHONE: {
              actions: { type: 'setMicrophone', params: ({ event }) => event },
              target: 'asking',
            },
            JOIN: { actions: 'bringDevices', target: '#meeting.waiting' },
          },
        },
        notAllowed: {
          description: 'There is no camera and no microphone, or they were not allowed.',
          on: { TRY_AGAIN: 'asking' },
        },
      },
    },
    waiting: {
      description: 'The person wants to come in.',
      tags: 'step',
      on: { LEAVE: 'left' },
      initial: 'entering',
      states: {
        entering: {
          description: 'The server is asked for a seat.',
          tags: 'busy',
          invoke: {
            src: 'enter',
            input: asked,
            onDone: [
              {
                guard: { type: 'isCancelled', params: admittedDoor },
                actions: wasCancelled,
                target: '#meeting.ended',
              },
              {
                guard: { type: 'isOver', params: admittedDoor },
                actions: isOver,
                target: '#meeting.ended',
              },
              { guard: { type: 'isAdmitted', params: admission }, target: '#meeting.inside' },
              {
                actions: { type: 'keepDoor', params: ({ event }) => event.output },
                target: 'doors',
              },
            ],
            onError: { actions: 'noticeFailure', target: '#meeting.failed' },
          },
        },
        doors: {
          description: 'The room is not open yet.',
          after: { untilOpen: 'entering' },
        },
      },
    },
    inside: {
      description: 'The person is in the room, or about to be back.',
      tags: 'live',
      invoke: { src: 'room', input: ({ context: { withDevices } }) => ({ withDevices }) },
      on: {
        CHOOSE_CAMERA: {
          guard: 'broughtDevices',
          actions: [
            { type: 'setCamera', params: ({ event }) => event },
            {
              type: 'changeDevice',
              params: ({ event }) => ({ kind: 'camera', id: event.camera }),
            },
          ],
        },
        CHOOSE_MICROPHONE: {
          guard: 'broughtDevices',
          actions: [
            { type: 'setMicrophone', params: ({ event }) => event },
            {
              type: 'changeDevice',
              params: ({ event }) => ({ kind: 'microphone', id: event.microphone }),
            },
          ],
        },
        CHOOSE_SPEAKER: { actions: { type: 'setSpeaker', params: ({ event }) => event } },
        LEAVE: 'left',
        'seat.taken': { actions: isElsewhere, target: 'left' },
        'room.closed': [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event },
            actions: wasCancelled,
            target: 'ended',
          },
          { actions: isOver, target: 'ended' },
        ],
      },
      initial: 'joined',
      states: {
        joined: {
          description: 'They see and hear the others.',
          on: { 'connection.lost': 'reconnecting' },
        },
        reconnecting: {
          description: 'The connection is lost; the seat is kept.',
          tags: 'busy',
          on: { 'connection.back': 'joined' },
          after: { patience: { actions: wasLost, target: '#meeting.failed' } },
        },
      },
    },
    left: {
      description: 'The person has left; the room is still there.',
      tags: 'terminal',
      entry: 'releaseDevices',
      on: { REJOIN: { actions: 'clearNotice', target: 'loading' } },
    },
    failed: {
      description: 'The person can’t come in, or could not stay.',
      tags: 'failed',
      entry: 'releaseDevices',
      on: { TRY_AGAIN: { actions: 'clearNotice', target: 'loading' } },
    },
    ended: {
      description: 'The session was cancelled, or its time is over.',
      type: 'final',
      tags: 'terminal',
      entry: 'releaseDevices',
    },
  },
});
