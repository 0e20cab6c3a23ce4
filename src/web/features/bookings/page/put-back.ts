import type { EventActions } from '#web/screens/record/record-actions.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { bookingEvent } from '../action/booking-event.ts';
import type { Booking } from '../words.ts';

/** The press that puts a session back where it was agreed, in the calendar of the coach. */
export function usePutBack({ id, version, movedOutside }: Booking): PutBack {
  const command = useCommand(bookingEvent.send);
  const params = { booking: id };
  const { busy } = command;
  return {
    refusal: command.refusal ?? command.errors['time'] ?? null,
    eventActions: {
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
  readonly eventActions: EventActions;
  /** The press that asks for the time which the calendar of the coach shows. */
  readonly follow: { readonly send: () => void; readonly busy: boolean } | null;
  readonly refusal: string | null;
}
