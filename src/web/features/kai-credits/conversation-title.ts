import * as texts from './texts.ts';

/** What a conversation is called; that it was deleted where it has no title any more. */
export const titleOf = (conversation: { readonly title: string | null }): string =>
  conversation.title ?? texts.deletedConversation;
