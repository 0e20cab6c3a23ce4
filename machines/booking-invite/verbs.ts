import { optionalLines } from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

/** The events that people send to an invitation, in order of likelihood. */
export const inviteVerbs = {
  ACCEPT: verb({
    label: 'Accept',
    meaning: 'The invitee says that they come.',
    payload: {},
    history: 'accepted',
  }),
  ENLIST: verb({
    label: 'Join the waiting list',
    meaning: 'The session is full, and they wait for a seat.',
    payload: {},
    history: 'asked for a place on the waiting list',
  }),
  REJECT: verb({
    label: 'Decline',
    meaning: 'The invitee says that they do not come.',
    payload: { reason: optionalLines('Reason', 500) },
    history: 'declined',
  }),
  REVOKE: verb({
    label: 'Revoke',
    meaning: 'Whoever invited takes it back, or staff do.',
    payload: {},
    history: 'took it back',
  }),
} as const;

/** What only the server can answer, by the names of the guards that ask. */
export const inviteQuestions = {
  isOn: {},
  isColleague: { field: 'invitee' },
  isNotIn: { field: 'invitee' },
  hasSeat: { field: 'invitee' },
  isFull: { field: 'invitee' },
  isSeatFree: {},
  isTimeFree: {},
  isCovered: {},
} as const;
