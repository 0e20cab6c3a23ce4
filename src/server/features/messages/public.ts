export { attachmentsOf, dropAttachmentsBy } from './attachments.ts';
export { forgetUnsentAndMarks } from './erased.ts';
export { noticeDelivery, noticeJob } from './notice.ts';
export { unreadQuotes } from './quotes.ts';
export { messagesBefore } from './conversation.ts';
export { messageSettingsOf } from './settings.ts';
export { deliverAll, readUpTo, writeMessage } from './commands.ts';
export { findContacts } from './contacts.ts';
