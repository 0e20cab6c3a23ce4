import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { refreshAll } from '#web/api/refresh.ts';
import { useServices } from '#web/screens/use-services.ts';
import { hostedActivity, type Line } from './activity-host.ts';
import type { Launched, Response, Source } from './sources.ts';

/** The activity chart of this page, and what it has to show. What was not saved yet is, when the page is left. */
export function useActivity(source: Source) {
  const services = useServices();
  const { queryClient } = services;
  const [launched, setLaunched] = useState<Launched | null>(null);
  const [response, setResponse] = useState<Response | null>(null);
  const [line] = useState<Line>(() => ({ hear: () => undefined }));
  const [machine] = useState(() =>
    services.conduct(
      hostedActivity({
        source,
        line,
        onLaunched: (next) => {
          setLaunched(next);
          setResponse(next.response);
        },
        onResponse: setResponse,
      }),
    ),
  );
  const actor = useActorRef(machine, { inspect: services.recorder.inspect });
  const snapshot = useSelector(actor, (state) => state);
  // Lists and pages say how far somebody has come.
  useEffect(() => () => refreshAll(queryClient), [queryClient]);
  return { snapshot, send: actor.send, launched, response, line };
}
