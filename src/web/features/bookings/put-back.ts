import type { Ways } from '#web/screens/record-actions.tsx';
import { useCommand } from '#web/screens/use-command.ts';
import { bookingEvent } from './booking-event.ts';
import type { Booking } from './words.ts';

/** The press that puts a session back where it was agreed, in the calendar of the coach. */
export function usePutBack({ id, version, movedOutside }: Booking): PutBack {
  const command = useCommand(bookingEvent.send);
  const params = { booking: id };
  const { busy } = command;
  return {
    refusal: command.refusal ?? command.errors['time'] ?? null,
    ways: {
      PUT_BACK: {
        send: () => void command.send({ params, body: { type: 'PUT_BACK', version, payload: {} } }),
        busy,
      },
    },
    follow:
      movedOutside === null
        ? null
        : {
            send: () => {
              const payload = { startsAt: movedOutside.startsAt };
              void command.send({ params, body: { type: 'MOVE', version, payload } });
            },
            busy,
          },
  };
}

export interface PutBack {
  readonly ways: Ways;
  /** The press that asks for the time which the calendar of the coach shows. */
  readonly follow: { readonly send: () => void; readonly busy: boolean } | null;
  readonly refusal: string | null;
}
