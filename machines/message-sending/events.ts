/** A file that was sent to go with a message. */
export interface OutgoingFile {
  readonly id: string;
  readonly name: string;
  readonly byteLength: number;
}

/** A message on its way out of this browser. Its key makes sending it again harmless. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  readonly files: readonly OutgoingFile[];
  /** When it is to be sent; null: at once. ISO 8601. */
  readonly sendAt: string | null;
}

export type MessageSendingEvent =
  | { type: 'SEND'; message: Outgoing }
  | { type: 'RETRY' }
  | { type: 'DISCARD' }
  | { type: 'network.online' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<MessageSendingEvent['type'], string> = {
  SEND: 'The person sends a message.',
  RETRY: 'The person asks to try again immediately.',
  DISCARD:
    'The person gives up the message that was refused; its text and its files go back to be written on.',
  'network.online': 'The device is connected again.',
};
