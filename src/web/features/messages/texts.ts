import { brand } from '#domain/brand.ts';
import { formatDay } from '#domain/time/format.ts';

export const messages = 'Messages';
export const lead = 'Private between you and the person you write to.';
export const nouns = 'conversations';
export const searchConversations = 'Search by name';
export const newConversation = 'New Conversation';
export const newMessage = 'New message';
export const inbox = 'Conversations';
export const unreadOnly = 'Unread';
export const archivedOnly = 'Archived';
export const whichConversations = 'Which conversations';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const noneYet = 'No conversations yet';
export const noneYetWhy =
  'Write to your coach, or to someone you coach. It stays between the two of you.';
export const nothingUnread = 'Nothing unread';
export const nothingUnreadWhy = 'You have seen every message.';
export const nothingArchived = 'Nothing archived';
export const nothingArchivedWhy =
  'Conversations that you archive are kept here until someone writes again.';
export const you = (words: string): string => `You: ${words}`;
export const draft = 'Draft';
export const unread = 'unread';
export const markedUnread = 'Marked as unread';
export const messageDeleted = 'Message deleted';

export const searchMessages = 'Search in messages';
export const searchMessagesTip = 'Finds what was said in all of your conversations.';
export const searchResults = 'Messages found';
export const nothingFound = (search: string): string => `No message says “${search}”.`;
export const foundWith = (name: string, isOwn: boolean): string =>
  isOwn ? `You to ${name}` : name;

export const whoTo = 'Who do you want to write to?';
export const searchContacts = 'Search by name';
export const contacts = 'People you can write to';
export const noContacts = 'There is nobody to write to yet';
export const noContactsWhy =
  'You can write to people you share a programme or a session with. They are shown here as soon as there is one.';
export const noContactNamed = (search: string): string =>
  `Nobody you can write to is called “${search}”.`;
export const roles: Readonly<Record<string, string>> = {
  Member: 'Member',
  OrganizationAdmin: 'Organisation admin',
  Coach: 'Coach',
  SuperAdmin: `${brand.productName} team`,
};

export const conversation = 'Conversation';
export const allMessages = 'All messages';
export const conversationWith = (name: string): string => `Messages with ${name}`;
export const onlyTheTwoOfYou = (name: string): string => name;
export const more = 'More';
export const archive = 'Archive';
export const unarchive = 'Unarchive';
export const markUnread = 'Mark as unread';
export const block = 'Block';
export const unblock = 'Unblock';
export const archived = 'The conversation is archived.';
export const unarchived = 'The conversation was unarchived.';
export const blocked = (name: string): string => `${name} can’t write to you any more.`;
export const unblocked = (name: string): string => `${name} can write to you again.`;
export const youBlocked = (name: string): string =>
  `You have blocked ${name}. Neither of you can write to the other.`;
export const online = 'Online';
export const isTyping = (name: string): string => `${name} is typing…`;
export const nothingYet = (name: string): string => `Write your first message to ${name}.`;
export const beginning = 'This is where your conversation begins.';
export const loading = 'Loading more messages';
export const newMessages = 'New messages';
export const toTheEnd = 'Go to the latest message';
export const today = (ms: number, zone: string): string => formatDay(ms, zone);

export const sent = 'Sent';
export const delivered = 'Delivered';
export const read = 'Read';
export const edited = 'edited';
export const sending = 'Sending…';
export const waiting = 'Waiting for the network';
export const waitsItsTurn = 'Not sent yet';
export const notSent = 'Not sent';
export const tryAgain = 'Try again';
export const putBack = 'Put it back into the field';

export const files = 'Files';
export const attachFiles = 'Attach files';
export const attachNothing = 'No files';
export const filesOfBefore = 'Files of the message you put back';
export const takeOut = 'Remove';
export const removeFile = (name: string): string => `Remove ${name}`;
export const yourMessage = 'Your message';
export const writeTo = (name: string): string => `Write to ${name}`;
export const send = 'Send';
export const enterSends =
  'Press Enter to send, Shift+Enter for a new line. **bold**, *italic*, lists and links work.';
export const sendLater = 'Send later';
export const sendAt = 'Send at';
export const schedule = 'Schedule';
export const sendNowInstead = 'Send now instead';
export const ahead = 'To be sent later';
export const goesAt = (moment: string): string => `Goes ${moment}`;
export const couldNotGo = 'This was not sent: you are no longer in touch.';
export const writeSomething = 'Write a message or attach a file.';

export const messageActions = 'Message actions';
export const edit = 'Edit';
export const remove = 'Delete';
export const keep = 'Keep message';
export const deleteTitle = 'Delete this message?';
export const deleteConsequence =
  'Both of you will see “Message deleted” in its place. What it said is kept for 30 days for complaints, then it is gone.';
export const editMessage = 'Edit message';
export const save = 'Save';
export const cancel = 'Cancel';
export const notSaved = 'Not saved yet';
export const deletedUser = 'Deleted user';
export const youAlone = 'You';
export const goes = 'Goes';
export const chooseATime = 'Choose a time in the future.';
export const unreadIn = (count: number): string =>
  count === 1 ? 'One conversation has new messages.' : `${count} conversations have new messages.`;
export const readThem = 'Read them';
