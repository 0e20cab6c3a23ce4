import { assign, setup } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import type { KaiUploadEvent, Sent } from './events.ts';

export interface KaiUploadContext {
  /** So many of the chosen files have been sent. */
  readonly sent: number;
  /** It is to be uploaded as soon as all of them are. */
  readonly isWanted: boolean;
  /** The conversation that came of it. */
  readonly conversation: string | null;
}

/** What came of an upload. */
export interface Uploaded {
  readonly conversation: string;
}

/** The vocabulary of uploading a conversation; `submit` is the host's. */
export const kaiUploadSetup = setup({
  types: {
    context: {} as KaiUploadContext,
    events: {} as KaiUploadEvent,
    input: {} as Sent,
    tags: {} as 'pending' | 'busy',
  },
  actors: {
    /** Tells the server of the conversation, with the files that were sent. Rejects where the server does not take it; its page says why. */
    submit: requiredActor<Uploaded, undefined>('submit'),
  },
  guards: {
    hasFiles: ({ context }) => context.sent > 0,
    isAwaited: ({ context }, { sent }: Sent) => context.isWanted && sent > 0,
    isWanted: ({ context }) => context.isWanted,
  },
  actions: {
    count: assign((_, { sent }: Sent) => ({ sent })),
    want: assign({ isWanted: true }),
    stopWanting: assign({ isWanted: false }),
    keepConversation: assign((_, { conversation }: Uploaded) => ({ conversation })),
  },
});

/** What guards and actions are given of what the files report. */
export const reported = ({ event: { sent } }: { readonly event: Sent }) => ({ sent });
