/**
 * The AI credits of conversations. Whoever analyses them calls, inside the transaction of their own change and with the event that causes it:
 * `holdForConversation` when one is submitted (held, or staff are asked), `spendForConversation` when its analysis is complete, `releaseForConversation` when
 * it failed or was cancelled, `forgetConversation` when it is deleted. Each may be called again: a credit moves once. What staff decide is heard by reacting to
 * the orders `holdCredit` and `refuseCredit` of the chart kai-credit-selection-request (`selectionRequestChart`; the conversation is `extra.conversationId`).
 */
export {
  holdForConversation,
  type HoldOutcome,
  type SubmittedConversation,
} from './conversations/hold.ts';
export {
  forgetConversation,
  releaseForConversation,
  spendForConversation,
} from './conversations/settle.ts';
export { refundConversation } from './conversations/refund.ts';
export { selectionRequestKind } from './conversations/kind.ts';
