import { z } from 'zod';

/** The texts that only some of those who see a record may read (domain reference, 6.6 to 6.8 and 7). */
export type ConfidentialKind =
  | 'note'
  | 'teamNote'
  | 'requestMessage'
  | 'coachNote'
  | 'reviewComment'
  | 'withdrawReason'
  | 'inviteMessage'
  | 'declineReason'
  | 'kaiConversation';

/** A text that has passed the guard of its readers. Nothing makes one but that guard, so an answer with a text that did not pass it does not compile. */
export type Confidential<K extends ConfidentialKind> = string & z.core.$brand<K>;

/** A text in an answer that only its readers get; whoever reads the answer finds a plain text. */
export const confidential = <K extends ConfidentialKind>(kind: K) =>
  z.string().meta({ confidential: kind }).brand<K, 'in'>();
