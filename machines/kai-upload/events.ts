/** How many of the chosen files have been sent, and been looked at. */
export interface Sent {
  readonly sent: number;
}

export type KaiUploadEvent =
  | { type: 'SUBMIT' }
  | { type: 'HOLD_BACK' }
  | ({ type: 'files.checking' } & Sent)
  | ({ type: 'files.going' } & Sent)
  | ({ type: 'files.paused' } & Sent)
  | ({ type: 'files.lost' } & Sent)
  | ({ type: 'files.settled' } & Sent);

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<KaiUploadEvent['type'], string> = {
  SUBMIT: 'The person wants the conversation to be uploaded and analysed.',
  HOLD_BACK: 'The person wants to change something before it is uploaded.',
  'files.checking': 'A file is being checked: what it is, how long it lasts, who speaks.',
  'files.going': 'Parts of the files are going out.',
  'files.paused': 'The person has paused the files that are still to be sent.',
  'files.lost': 'The connection broke off while files were being sent.',
  'files.settled': 'Nothing of any file is still to be sent or checked.',
};
