import { assign, fromCallback, setup } from 'xstate';
import { SECOND } from '#domain/time/calendar.ts';
import { requiredActor } from '../required-actor.ts';
import type { FileUploadEvent } from './events.ts';

/** A file that is kept, as the server tells of it. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly byteLength: number;
}

export interface FileUploadContext {
  /** Where the server takes its parts; null until it has been asked. */
  readonly address: string | null;
  /** Bytes that have been sent. */
  readonly sent: number;
  /** How often in a row it broke off without a part getting through. */
  readonly failures: number;
  /** Why it isn't taken, in the server's words. */
  readonly refusal: string | null;
  /** What keeps the server from taking more at the moment, in its words; null where nobody can say. */
  readonly trouble: string | null;
  readonly file: SentFile | null;
}

/** What an actor of this machine rejects with where the server refused; everything else is tried again. */
export class FileUploadRefusal extends Error {
  override readonly name = 'FileUploadRefusal';
  readonly refusal: string;

  constructor(refusal: string) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** What an actor rejects with where the server says why it can’t go on at the moment. */
export class FileUploadTrouble extends Error {
  override readonly name = 'FileUploadTrouble';
  readonly trouble: string;

  constructor(trouble: string) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** What the server has of a file: where it takes its parts, null where it has none yet, and whether all of them are there. */
export interface Begun {
  readonly address: string | null;
  readonly sent: number;
  readonly isComplete: boolean;
}

/** How long a break lasts before it is tried again, by how often it broke off in a row. */
export const patience = [1, 2, 5, 10, 30].map((seconds) => seconds * SECOND);

const saidIn = (event: object, key: 'refusal' | 'trouble'): string | null => {
  const said: unknown = 'error' in event ? event.error : event;
  const found = typeof said === 'object' && said !== null ? (said as Said)[key] : null;
  return typeof found === 'string' ? found : null;
};

type Said = Readonly<Partial<Record<'refusal' | 'trouble', unknown>>>;

const refusalIn = (event: object): string | null => saidIn(event, 'refusal');

interface Addressed {
  readonly address: string | null;
}

/** The vocabulary of the chart of a file that is sent. The actors are the host's. */
export const fileUploadSetup = setup({
  types: {
    context: {} as FileUploadContext,
    events: {} as FileUploadEvent,
    tags: {} as 'going' | 'broken' | 'sent' | 'refused',
  },
  actors: {
    /** Asks the server what it has of the file already. */
    begin: requiredActor<Begun, Addressed>('begin'),
    /** Sends the parts that are missing. */
    send: fromCallback<FileUploadEvent, Addressed>(() => {}),
    /** Has the server look at what was sent. */
    finish: requiredActor<SentFile, Addressed>('finish'),
    /** Tells the server that nothing more will come. */
    forget: fromCallback<FileUploadEvent, Addressed>(() => {}),
    /** Hears when the device is connected again. */
    hearConnection: fromCallback<FileUploadEvent>(() => {}),
  },
  guards: {
    isRefused: ({ event }) => refusalIn(event) !== null,
    isComplete: (_, { isComplete }: Begun) => isComplete,
  },
  actions: {
    keepBegun: assign((_, { address, sent }: Begun) => ({ address, sent })),
    keepAddress: assign((_, { address }: Addressed) => ({ address })),
    keepSent: assign((_, { sent }: { readonly sent: number }) => ({ sent, failures: 0 })),
    keepFile: assign((_, { file }: { readonly file: SentFile }) => ({ file })),
    keepRefusal: assign(({ event }) => ({ refusal: refusalIn(event) })),
    countFailure: assign(({ context, event }) => ({
      failures: context.failures + 1,
      trouble: saidIn(event, 'trouble'),
    })),
    forgetFailures: assign({ failures: 0 }),
  },
  delays: {
    patience: ({ context: { failures } }) =>
      patience[Math.min(Math.max(failures, 1), patience.length) - 1] ?? 0,
  },
});
