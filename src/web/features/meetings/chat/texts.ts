export const chat = 'Chat';
export const newMessages = (count: number) => `new ${count === 1 ? 'message' : 'messages'}`;
export const wrote = (name: string, text: string) => `${name} wrote: ${text}`;
export const close = 'Close';
export const nobodyHasWrittenYet = 'No messages yet.';
export const everybodyInTheRoom =
  'Everyone in this session can read what you write here, now and later on the booking.';
export const you = 'You';

export const writeAMessage = 'Write a message';
export const yourMessage = 'Your message';
export const pressEnterToSend = 'Press Enter to send, Shift+Enter for a new line.';
export const send = 'Send';
export const notSentYet = 'Not sent yet';
export const connectionLost = 'Connection lost. What you write stays here until you can send it.';

export const chatFromTheRoom = 'Chat from the meeting room';
export const onlyThoseWhoTookPart = 'Only the people in this session can read it.';
