import { assign, fromCallback, setup } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import { noticeOf } from './context.ts';
import type {
  Admission,
  Change,
  Devices,
  DoorAnswer,
  MeetingContext,
  MeetingInput,
  Notice,
} from './context.ts';
import type { DoorStatus } from './door.ts';
import type { MeetingEvent } from './events.ts';

/** Milliseconds for which a lost connection is tried again. */
export const patience = 60_000;
/** The door is asked again at least so often: a session may be cancelled while somebody waits. Milliseconds. */
export const longestWait = 60_000;
const shortestWait = 2_000;

interface Asked {
  readonly booking: string;
  readonly reason: string | null;
}

/** The vocabulary of the meeting chart. The actors and `releaseDevices` are the host's: whichever provider gives the room brings its own. */
export const meetingSetup = setup({
  types: {
    context: {} as MeetingContext,
    events: {} as MeetingEvent,
    input: {} as MeetingInput,
    tags: {} as 'busy' | 'live' | 'step' | 'failed' | 'terminal',
  },
  actors: {
    /** What the door says. */
    look: requiredActor<DoorAnswer, { booking: string }>('look'),
    /** Opens camera and microphone; resolves to those that were opened. */
    openDevices: requiredActor<Devices, Devices>('openDevices'),
    /** Takes a seat. */
    enter: requiredActor<Admission, Asked>('enter'),
    /** The room itself, for as long as somebody is in it: connects to the others, and tells what becomes of the connection. */
    room: fromCallback<MeetingEvent, { withDevices: boolean }>(() => {}),
  },
  actions: {
    /** Camera and microphone are let go. */
    releaseDevices: () => {},
    /** Another camera or microphone takes the place of the present one; the connections to the others stay. */
    changeDevice: (_, _change: Change) => {},
    keepDoor: assign((_, { door }: { door: DoorAnswer }) => ({ door })),
    keepDevices: assign((_, { devices }: { devices: Devices }) => ({ devices })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason: reason.trim() })),
    setCamera: assign(({ context }, { camera }: { camera: string }) => ({
      devices: { ...context.devices, camera },
    })),
    setMicrophone: assign(({ context }, { microphone }: { microphone: string }) => ({
      devices: { ...context.devices, microphone },
    })),
    setSpeaker: assign((_, { speaker }: { speaker: string }) => ({ speaker })),
    bringDevices: assign({ withDevices: true }),
    comeWithout: assign({ withDevices: false }),
    because: assign((_, { notice }: { notice: Notice }) => ({ notice })),
    noticeFailure: assign(({ event }) => ({ notice: noticeOf(event) })),
    clearNotice: assign({ notice: null }),
  },
  guards: {
    isCancelled: (_, { doorStatus }: { doorStatus: DoorStatus }) => doorStatus === 'cancelled',
    isOver: (_, { doorStatus }: { doorStatus: DoorStatus }) => doorStatus === 'over',
    asksWhy: ({ context }, { wantsReason }: { wantsReason: boolean }) =>
      wantsReason && context.reason === null,
    statesReason: ({ event }) => 'reason' in event && event.reason.trim() !== '',
    broughtDevices: ({ context }) => context.withDevices,
    isAdmitted: (_, { seat }: { seat: string | null }) => seat !== null,
  },
  delays: {
    untilOpen: ({ context: { door } }) =>
      Math.min(Math.max((door?.opensAt ?? 0) - (door?.now ?? 0), shortestWait), longestWait),
    patience,
  },
});

type Looked = { event: { output: DoorAnswer } };
type Admitted = { event: { output: Admission } };

/** The input of actors, and the answers that actions and guards are given. */
export const seen = ({ event }: Looked) => ({ door: event.output });
export const answered = ({ event }: Looked) => event.output;
export const opened = ({ event }: { event: { output: Devices } }) => ({ devices: event.output });
export const admission = ({ event }: Admitted) => event.output;
export const admittedDoor = ({ event }: Admitted) => event.output.door;
export const asked = ({ context: { booking, reason } }: { context: MeetingContext }): Asked => ({
  booking,
  reason,
});
