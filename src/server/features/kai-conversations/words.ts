import type { Confidential } from '#contract/kernel/confidential.ts';
import { disclose, disclosed } from '#server/records/disclose.ts';

type Words = Confidential<'kaiConversation'>;

/** Hands out what was said in a conversation, and what was found in it, to whoever has passed {@link isOpenTo} or has just sent it. */
export const wordsOf = (text: string): Words => disclosed('kaiConversation', text);

/** The same, where it is not settled yet whether they may read it. */
export const wordsFor = (text: string | null, isOpen: boolean): Words | null =>
  disclose('kaiConversation', text, isOpen);
