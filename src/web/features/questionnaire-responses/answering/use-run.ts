import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Answer } from '#domain/questionnaires/definition.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { Response } from '../responses.ts';
import { hostedRun, type Line } from './run-host.ts';
import { refreshAll } from '#web/api/refresh.ts';

interface Running {
  readonly response: Response;
  /** The question of the address. */
  readonly question: string | null;
  readonly onSubmitted: (response: Response) => void;
}

/** The chart of answering on this page. What is not kept yet is, when the page is left. */
export function useRun({ response, question, onSubmitted }: Running) {
  const services = useServices();
  const me = useMe();
  const { queryClient } = services;
  const [line] = useState<Line>(() => ({ saver: null }));
  const [machine] = useState(() =>
    services.conduct(
      hostedRun({ api: services.api, personId: me.id, response, line, onSubmitted }),
    ),
  );
  const { questions, answers } = response;
  const actor = useActorRef(machine, {
    input: { questions, answers, question },
    inspect: services.recorder.inspect,
  });
  const snapshot = useSelector(actor, (state) => state);
  // Lists and pages say how far somebody has come.
  useEffect(() => () => refreshAll(queryClient), [queryClient]);
  const [clash] = snapshot.context.clashes;
  return {
    snapshot,
    send: actor.send,
    answer(id: string, answer: Answer | null) {
      actor.send({ type: 'ANSWER', question: id, answer });
      line.saver?.save(id, answer);
    },
    keepMine() {
      if (!clash) return;
      const mine = snapshot.context.answers[clash.question] ?? null;
      actor.send({ type: 'KEEP_MINE' });
      line.saver?.insist(clash.question, mine, clash.theirs);
    },
    takeOther() {
      if (!clash) return;
      actor.send({ type: 'TAKE_OTHER' });
      line.saver?.yieldTo(clash.question, clash.theirs);
    },
  };
}
