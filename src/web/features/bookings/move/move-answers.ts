import type { EventAction, EventActions } from '#web/screens/record/record-actions.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { bookingEvent } from '../action/booking-event.ts';
import type { Booking } from '../words.ts';
import { isForAnswer, type AnswerOfLink } from './answers-of-links.ts';
import * as texts from './texts.ts';

const answers = ['ACCEPT_MOVE', 'DECLINE_MOVE', 'WITHDRAW_MOVE'] as const;

/** What the answers are called where the other time is a coach's answer to a request. */
const toSuggestion: Readonly<Record<string, string>> = {
  ACCEPT_MOVE: texts.accept,
  DECLINE_MOVE: texts.keepMyOriginalTime,
};

/** The presses that answer to another time, or take the question back. */
export function useMoveAnswers(
  { id, version, proposal }: Booking,
  begun: AnswerOfLink | undefined,
): {
  readonly eventActions: EventActions;
  readonly refusal: string | null;
} {
  const command = useCommand(bookingEvent.send);
  const answerIn = (type: (typeof answers)[number]): EventAction => ({
    send: () =>
      void command.send({ params: { booking: id }, body: { type, version, payload: {} } }),
    busy: command.busy,
    label: proposal?.answersRequest ? toSuggestion[type] : undefined,
    isCameFor: isForAnswer(begun, type),
    // Nobody comes to take their own question back first of all.
    quiet: type === 'WITHDRAW_MOVE',
  });
  return {
    eventActions: Object.fromEntries(answers.map((type) => [type, answerIn(type)])),
    refusal: command.refusal ?? command.errors['time'] ?? null,
  };
}
