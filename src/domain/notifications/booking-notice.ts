import type { NoticeFacts } from './booking-words.ts';

export interface NoticeLink {
  /** A path of the application. */
  readonly path: string;
  readonly label: string;
}

/** One row of the notification map (domain reference, 13). */
export interface BookingNotice {
  readonly text: (facts: NoticeFacts) => string;
  /** Where to go about it, and the words on the way there. */
  readonly go: (facts: NoticeFacts) => NoticeLink;
  /** `I` in the application; `E` by e-mail too, which may be switched off; `E!` by e-mail always. */
  readonly channel: 'I' | 'E' | 'E!';
  /** The line that announces the e-mail; an e-mail has one. */
  readonly subject: (facts: NoticeFacts) => string;
  readonly calendar?: 'REQUEST' | 'CANCEL';
  /** When it is actioned by itself: the request is no longer pending; the session starts or is called off; it ends; what was asked for is written; the page was opened; there is a new request; what was lost is refunded; it takes place after all; it went otherwise. */
  readonly settled:
    | 'answered'
    | 'responded'
    | 'started'
    | 'over'
    | 'written'
    | 'opened'
    | 'requestedAgain'
    | 'refunded'
    | 'reinstated'
    | 'corrected'
    | 'never';
  /** One for each attendee who is concerned: to that attendee alone, about each of them to everyone told, about the one that is named, or about somebody who may not be one of them. */
  readonly about?: 'themselves' | 'each' | 'named' | 'given';
}
