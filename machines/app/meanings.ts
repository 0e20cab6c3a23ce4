import { meanings } from '../meanings.ts';

export const appMeanings = meanings({
  guards: {
    isSomebodyElse: 'Someone is signed in, and it is not who was known.',
    isNobodyAnyMore: 'Nobody is signed in any more.',
  },
  effects: { keepPerson: 'We record who is signed in.' },
  actors: {
    alerts: 'The alerts at the top right.',
    auth: 'The session of this tab.',
    prompts: 'The prompts of whoever is signed in.',
  },
  senders: { 'xstate.snapshot.auth': 'the session of this tab' },
});
