import { placeInWords } from '#domain/bookings/place.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import type { HistoryEvent } from '#server/records/history.ts';

/** What a transition tells that the event does not: whether it was a question, and whether the time is another than the one that was kept. */
interface Transitions {
  readonly isAsked: boolean;
  readonly isOtherTime: boolean;
}

const eventSentences: Readonly<
  Record<
    string,
    (
      name: string,
      quoted: string,
      payload: HistoryEvent['payload'],
      transitions: Transitions,
    ) => string
  >
> = {
  REQUEST: (name) => `${name} asked for this session.`,
  CREATE_DIRECT: (name) => `${name} booked this session.`,
  CONFIRM: (name, _, __, { isOtherTime }) =>
    isOtherTime
      ? `${name} confirmed another of the times that were offered.`
      : `${name} confirmed.`,
  REJECT: (name, quoted) => `${name} declined${quoted}.`,
  CANCEL_REQUEST: (name, quoted) => `${name} withdrew the request${quoted}.`,
  CANCEL: (name, quoted) => `${name} cancelled${quoted}.`,
  EXTERNAL_CANCEL: () => 'The coach removed this session from their calendar.',
  EXTERNAL_MOVE: () => 'The coach moved this session in their calendar.',
  UPDATE_LOCATION: (name, _, { kind }) => `${name} changed the place: ${placeNamed(kind)}.`,
  EDIT_NOTE: (name) => `${name} wrote in the note.`,
  EDIT_TEAM_NOTE: (name) => `${name} wrote in the team note.`,
  REFUND: (name, quoted) => `${name} refunded the credit${quoted}.`,
  CORRECT_OUTCOME: (name, quoted) => `${name} corrected the outcome${quoted}.`,
  MOVE: (name, _, __, { isAsked }) =>
    isAsked ? `${name} asked for another time.` : `${name} moved this session to another time.`,
  ACCEPT_MOVE: (name) => `${name} agreed to the other time.`,
  DECLINE_MOVE: (name) => `${name} kept the agreed time.`,
  WITHDRAW_MOVE: (name) => `${name} no longer asked for another time.`,
  REASSIGN_COACH: (name) => `${name} handed it to another coach.`,
  REINSTATE: (name) => `${name} reinstated this session.`,
  PUT_BACK: (name) => `${name} put it back in the calendar.`,
  RECORD_OUTCOME: (name) => `${name} recorded the outcome.`,
};

const placeNamed = (kind: unknown): string =>
  placeInWords({ kind: kind as LocationKind, detail: null });

const happenings: Readonly<Record<string, string>> = {
  expired: 'The request expired without an answer.',
  'confirmed.open': 'The room opened.',
  'confirmed.inProgress': 'The session started.',
  'confirmed.awaitingOutcome': 'The session ended.',
  completed: 'Nobody recorded an outcome, so the session counts as completed.',
};

/** What happened to a booking, in a sentence. */
export function bookingSentence({
  event,
  state,
  name,
  payload,
  transitions,
}: HistoryEvent): string {
  const { reason } = payload;
  const passed = {
    isAsked: transitions.some((each) => each.includes('|move.ask')),
    isOtherTime: transitions.some((each) => each.endsWith('|CONFIRM|0')),
  };
  const eventSentence = eventSentences[event];
  if (eventSentence)
    return eventSentence(name, typeof reason === 'string' ? `: “${reason}”` : '', payload, passed);
  if (/\.(dayBefore|hourBefore)\./.test(event)) return 'A reminder was sent.';
  if (/\.answerDue\./.test(event)) return 'Nobody answered about the other time.';
  if (/\.(halfOfWindow|lastCall)\./.test(event)) return 'The coach was reminded to answer.';
  return happenings[state] ?? statusLabels[state] ?? state;
}
