import type { Way, Ways } from '#web/screens/record-actions.tsx';
import { useCommand } from '#web/screens/use-command.ts';
import { bookingEvent } from './booking-event.ts';
import type { Booking } from './words.ts';

const answers = ['ACCEPT_MOVE', 'DECLINE_MOVE', 'WITHDRAW_MOVE'] as const;

/** The presses that answer to another time, or take the question back. */
export function useMoveAnswers({ id, version }: Booking): {
  readonly ways: Ways;
  readonly refusal: string | null;
} {
  const command = useCommand(bookingEvent.send);
  const way = (type: (typeof answers)[number]): Way => ({
    send: () =>
      void command.send({ params: { booking: id }, body: { type, version, payload: {} } }),
    busy: command.busy,
    // Nobody comes to take their own question back first of all.
    quiet: type === 'WITHDRAW_MOVE',
  });
  return {
    ways: Object.fromEntries(answers.map((type) => [type, way(type)])),
    refusal: command.refusal ?? command.errors['time'] ?? null,
  };
}
