export const title = 'Conversation Viewing';
export const lead =
  'Read what two people wrote to each other, for a reason. Who reads, why, and every page they open is logged.';
export const person = 'Person';
export const personTip = 'Someone whose conversation you need to read.';
export const searchPeople = 'Search people';
export const nobody = 'Nobody by that name.';
export const reason = 'Reason';
export const reasonTip = 'Super admins see it in the log.';
export const sayWhy = 'Say why you need to read this conversation.';
export const choosePerson = 'Choose a person.';
export const proceed = 'Continue';
export const notBegun = 'Not begun yet';

export const contactsTitle = 'Conversation Viewing: Contacts';
export const contactsOf = (name: string): string => `${name} has written with these people.`;
export const contacts = 'Contacts';
export const messages = (count: number): string =>
  count === 1 ? '1 message' : `${count} messages`;
export const informed = 'Both are informed by email when you open it';
export const read = (name: string): string => `Read the conversation with ${name}`;
export const readShort = 'Read';
export const none = 'No conversations';
export const noneWhy = (name: string): string => `${name} has not written with anyone.`;

export const viewTitle = 'Conversation Viewing: View';
export const between = (one: string, other: string): string => `${one} and ${other}`;
export const readOnly = 'You are reading other people’s messages';
export const because = (why: string): string => `Your reason: ${why}`;
export const left = 'Time left:';
export const end = 'End viewing';
export const over = 'This viewing is over';
export const overWhy = 'Its link no longer works. Start another one if you still need access.';
export const another = 'Start another viewing';
export const noneChosen = 'Choose a person and a contact first.';
export const older = 'Older messages';
export const conversation = 'Conversation';
export const deleted = 'Deleted by whoever wrote it. Kept for 30 days.';
export const deletedAndGone = 'Message deleted';
export const cameWith = (files: readonly string[]): string => `With ${files.join(', ')}`;
export const edited = 'edited';
export const deletedUser = 'Deleted user';

export const log = 'Who read which conversation';
export const logNote = 'Only super admins see this.';
export const viewer = 'Viewer';
export const contact = 'Contact';
export const began = 'Began';
export const seen = 'Messages seen';
export const nouns = 'viewings';
export const searchLog = 'Search by name';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const noLog = 'Nobody has read a conversation';
export const noLogWhy = 'Each viewing is logged here, with its reason.';
