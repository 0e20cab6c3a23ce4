/** What the person does, and what becomes of what is sent. */
export type FileUploadEvent =
  | { type: 'PAUSE' }
  | { type: 'RESUME' }
  | { type: 'TRY_AGAIN' }
  | { type: 'CANCEL' }
  | { type: 'upload.begun'; address: string }
  | { type: 'part.sent'; sent: number }
  | { type: 'file.sent' }
  | { type: 'sending.failed'; refusal: string | null; trouble?: string | null }
  | { type: 'connection.back' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<FileUploadEvent['type'], string> = {
  PAUSE: 'The person stops sending for now.',
  RESUME: 'The person goes on sending.',
  TRY_AGAIN: 'The person tries again immediately.',
  CANCEL: 'The person takes the file away.',
  'upload.begun': 'The server has said where the file goes.',
  'part.sent': 'More of the file has been sent.',
  'file.sent': 'All of the file has been sent.',
  'sending.failed':
    'The connection broke off, the server has no room at the moment, or it refuses the file.',
  'connection.back': 'The device is connected again.',
};
