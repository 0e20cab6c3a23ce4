import { deletedKeptFor, editWindow } from '#domain/messages/limits.ts';
import { always, meanings } from '../meanings.ts';

const limits = 'src/domain/messages/limits.ts';

export const messageMeanings = meanings({
  people: { isSender: 'whoever wrote it', isRecipient: 'whoever it is for' },
  guards: {
    mayWrite: 'The two may write to each other, and neither has blocked the other.',
    isJustSent: 'It was sent at most {editWindow} ago.',
    isAhead: 'The time is in the future, and not too far off.',
  },
  effects: {
    takeText: 'We record what it says.',
    stampTime: 'We record when it is to be sent.',
    stampSending: 'We record when it was sent.',
    stampEdit: 'Both see that it was edited, and when.',
    stampDeletion: 'What it said is taken out of the conversation.',
    forgetText: 'What it said is gone for good.',
    dropFiles: 'The files that came with it are gone for good.',
    placeLast: 'It takes the last place in the conversation, and the recipient hears of it.',
    markDelivered: 'The recipient’s mark moves: this message and everything before it has come.',
    markRead:
      'The recipient’s mark moves: this message and everything before it is read, and its notification is done with.',
  },
  timers: {
    due: { meaning: 'The time has come at which it is to be sent.', when: 'when its time comes' },
    retention: {
      meaning: 'What it said, and the files that came with it, are deleted.',
      when: '{retention} after it was deleted',
    },
  },
  amounts: {
    editWindow: always(editWindow, `${limits}, editWindow`),
    retention: always(deletedKeptFor, `${limits}, deletedKeptFor`),
  },
});
