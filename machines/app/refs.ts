import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { alertsMachine } from '../alerts/machine.ts';
import type { authMachine } from '../auth/machine.ts';
import type { promptQueueMachine } from '../prompt-queue/machine.ts';
import type { appMachine } from './machine.ts';

/** The one actor of a tab, and those that it starts. */
export type AppRef = ActorRefFrom<typeof appMachine>;
export type AuthRef = ActorRefFrom<typeof authMachine>;
export type AlertsRef = ActorRefFrom<typeof alertsMachine>;
export type PromptsRef = ActorRefFrom<typeof promptQueueMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
