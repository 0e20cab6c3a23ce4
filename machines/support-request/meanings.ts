import { reopenable } from '#domain/support/vocabulary.ts';
import { always, meanings } from '../meanings.ts';

export const supportRequestMeanings = meanings({
  senders: { CREATE: 'everyone' },
  people: { isRequester: 'whoever asked' },
  guards: {
    hasConsent: 'Whoever asked has allowed us to look at their data.',
    canTakeIt: 'The other request is an open one of the same person.',
    isOfStaff: 'Whoever is to look after it is of staff, or nobody is.',
  },
  effects: {
    keepFiles: 'The files that came with it are kept, for whoever sees the request.',
    keepAnswer: 'What was written is kept below the request, with the files that came with it.',
    takeAssignee: 'We record who looks after it.',
    mailAnswer: 'Whoever asked gets an email with the answer.',
    keepLook: 'Who looks, and why, is logged and shown to whoever asked.',
    takeMergedInto: 'We record which request goes on.',
    mailMerged: 'Whoever asked gets an email that leads to the request that goes on.',
    mailResolved:
      'Whoever asked gets an email that it is solved, and until when it can be reopened.',
  },
  timers: {
    reopenable: {
      meaning: 'Nobody has reopened it in time.',
      when: '{reopenable} after it was resolved',
    },
  },
  amounts: { reopenable: always(reopenable, 'src/domain/support/vocabulary.ts, reopenable') },
});
