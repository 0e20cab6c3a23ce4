import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { EventOf, PayloadOf } from '#web/screens/command/use-event-form.ts';
import type { Programme } from '../words.ts';
import type { Turns } from './turns.ts';

const route = 'POST /programmes/{programme}/events';

/** Sends an event about who takes part; resolves to whether it was accepted. */
export type SendPart = <T extends EventOf<typeof route>>(
  type: T,
  payload: PayloadOf<typeof route, T>,
) => Promise<boolean>;

/** One section about who takes part. Its changes take turns with those of the others on the page. */
export function useTakingPart({ id, version, availableEvents }: Programme, turns: Turns) {
  const command = useCommand(route);
  const [accepted, setAccepted] = useState(0);
  const send: SendPart = async (type, payload) => {
    const answer = await turns(version, (latest) => {
      const body = { type, version: latest, payload } as never;
      return command.send({ params: { programme: id }, body });
    });
    if (answer === undefined) return false;
    setAccepted((many) => many + 1);
    return true;
  };
  const offers = (type: EventOf<typeof route>): boolean =>
    availableEvents.some((each) => each.type === type && each.enabled);
  return {
    send,
    offers,
    /** How many of its changes were accepted: what was chosen for one is not chosen any more then. */
    accepted,
    busy: command.busy,
    errors: command.errors,
    refusal: command.refusal,
  };
}
