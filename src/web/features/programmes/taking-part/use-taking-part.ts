import { useCommand } from '#web/screens/command/use-command.ts';
import type { EventOf, PayloadOf } from '#web/screens/command/use-event-form.ts';
import type { Programme } from '../words.ts';

const route = 'POST /programmes/{programme}/events';

/** Sends an event about who takes part; resolves to whether it was accepted. */
export function useTakingPart({ id, version, availableEvents }: Programme) {
  const command = useCommand(route);
  const send = async <T extends EventOf<typeof route>>(
    type: T,
    payload: PayloadOf<typeof route, T>,
  ): Promise<boolean> => {
    const body = { type, version, payload } as never;
    return (await command.send({ params: { programme: id }, body })) !== undefined;
  };
  const offers = (type: EventOf<typeof route>): boolean =>
    availableEvents.some((each) => each.type === type && each.enabled);
  return { send, offers, busy: command.busy, errors: command.errors, refusal: command.refusal };
}
