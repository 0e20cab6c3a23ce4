import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { ReportQuestion } from '#machines/report-run/events.ts';
import { reportRunMachine } from '#machines/report-run/machine.ts';
import type { DataOf } from '#web/api/call.ts';
import { queryOf } from '#web/api/options.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { Services } from '#web/shell/services.ts';
import { inputOf } from './report-search.ts';

export type Report = DataOf<'GET /reports/{report}'>;

export interface ReportRun {
  readonly snapshot: SnapshotFrom<typeof reportRunMachine>;
  /** As it was counted; undefined while it is not ready. */
  readonly report: Report | undefined;
  /** The same of the period before, where it was asked for. */
  readonly earlier: Report | undefined;
  readonly run: () => void;
  readonly cancel: () => void;
}

const route = 'GET /reports/{report}';

/** The chart with its server. What was counted lies where pages keep their answers; the chart, which may be shown to others, knows none of it. */
const hosted = ({ api, queryClient }: Pick<Services, 'api' | 'queryClient'>) =>
  reportRunMachine.provide({
    actors: {
      count: fromPromise(async ({ input: { question, period }, signal }) => {
        const input = inputOf(question, period);
        const report = await api.call(route, { ...input, signal });
        queryClient.setQueryData(queryOf(api, route, input).queryKey, report);
        return { before: report.before };
      }),
    },
  });

/** Runs the report that the address asks for: at once, and again whenever the address asks for another one. */
export function useReportRun(question: ReportQuestion): ReportRun {
  const services = useServices();
  const [machine] = useState(() => services.conduct(hosted(services)));
  const actor = useActorRef(machine, { input: { question }, inspect: services.recorder.inspect });
  const snapshot = useSelector(actor, (state) => state);
  const text = JSON.stringify(question);
  const asked = useRef(text);
  useEffect(() => {
    if (asked.current === text) return;
    asked.current = text;
    actor.send({ type: 'RUN', question: JSON.parse(text) as ReportQuestion });
  }, [actor, text]);
  const isReady = snapshot.matches('ready');
  const before = snapshot.context.report?.before ?? null;
  const { data: report } = useCounted(question, null, isReady);
  const { data: earlier } = useCounted(
    question,
    before,
    isReady && question.compares && before !== null,
  );
  return {
    snapshot,
    report: isReady ? report : undefined,
    earlier: isReady && question.compares && before !== null ? earlier : undefined,
    run: () => actor.send({ type: 'RUN', question }),
    cancel: () => actor.send({ type: 'CANCEL' }),
  };
}

/** It is there already when it is ready, and is not counted again behind the reader’s back. */
const useCounted = (
  question: ReportQuestion,
  period: Parameters<typeof inputOf>[1],
  when: boolean,
) => useApiQuery(route, inputOf(question, period), { when });
