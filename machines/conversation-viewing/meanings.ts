import { always, meanings } from '../meanings.ts';
import { viewingLasts } from './context.ts';

export const conversationViewingMeanings = meanings({
  people: { isViewer: 'whoever began it' },
  guards: {
    isPersonThere: 'The person exists and can have written messages.',
    haveWritten: 'The two have written to each other.',
  },
  effects: {
    stampBeginning: 'We record who reads, whose messages, why, and until when.',
    takeContact: 'We record whose conversation with the person is read.',
    informParticipants:
      'Where the organisation of one of the two wants it, both get an email that their conversation was opened.',
    countMessages: 'The messages of the page are counted.',
  },
  timers: {
    expiry: { meaning: 'The time is over.', when: '{viewingLasts} after it began' },
  },
  amounts: {
    viewingLasts: always(viewingLasts, 'machines/conversation-viewing/context.ts, viewingLasts'),
  },
});
