import { meanings } from '../meanings.ts';

export const notificationMeanings = meanings({
  people: { isRecipient: 'whoever it is for' },
  guards: { isJustSettled: 'It was done with by itself in the same moment.' },
  effects: {
    takeText: 'We record what it says, and where it leads.',
    stampAction: 'We record when they acted on it.',
    stampSettling: 'We record when it was done with, and that nobody had to act.',
    remove: 'It is deleted.',
  },
});
