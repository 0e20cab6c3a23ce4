import { Suspense, useState } from 'react';
import { isStaff } from '#machines/person.ts';
import { Button } from '../../ui/button.tsx';
import { When } from '../../ui/dates/when.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WaitingLines } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Timeline } from '../../ui/lists/timeline.tsx';
import { useMe } from '../account/use-me.ts';
import { useZone } from '../use-zone.ts';
import type { History, RecordHistoryProps } from './record-history.tsx';
import * as texts from './texts.ts';

/** The drawing and its data are large, and at the end of the page. */
const chartPart = (load: RecordHistoryProps['chart']) =>
  lazyPart(async () => {
    const [{ recordChart }, chart] = await Promise.all([import('./record-chart.tsx'), load()]);
    return recordChart(chart.default);
  });

/** The same in sentences, for those who never see charts otherwise. */
const plainPart = (load: RecordHistoryProps['chart']) =>
  lazyPart(async () => {
    const [{ plainRecordChart }, chart] = await Promise.all([
      import('./plain-record-chart.tsx'),
      load(),
    ]);
    return plainRecordChart(chart.default);
  });

interface HistoryStepsProps extends Omit<RecordHistoryProps, 'query'> {
  history: History;
}

/** The steps one after the other, and the chart below them. */
export function HistorySteps(props: HistoryStepsProps) {
  const {
    history,
    label,
    chart,
    states,
    toneOf,
    at: linked,
    then,
    asides = [],
    opensChart = false,
  } = props;
  const zone = useZone();
  const readsCharts = isStaff(useMe());
  const [drawn, setDrawn] = useState(() => opensChart && readsCharts && hasRoomForChart());
  const [RecordChart] = useState(() => (readsCharts ? chartPart(chart) : plainPart(chart)));
  if (history.length === 0) return <Text tone="muted">{texts.thereIsNoEarlierHistory}</Text>;
  return (
    <Stack gap="6">
      <Timeline
        label={label}
        entries={[
          ...history.map((entry) => ({
            key: String(entry.position),
            at: entry.at,
            title: entry.position === linked ? <strong>{entry.sentence}</strong> : entry.sentence,
            meta: <Step entry={entry} isLinked={entry.position === linked} then={then} />,
            ...(toneOf && { tone: toneOf(entry.state) }),
          })),
          ...asides.map(({ key, sentence, at, until }) => ({
            key,
            at,
            title: sentence,
            meta: <When at={at} until={until} zone={zone} />,
          })),
        ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))}
      />
      <Row>
        <Button size="small" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {wordsOf(readsCharts)[drawn ? 'hide' : 'show']}
        </Button>
      </Row>
      {drawn ? (
        <Suspense fallback={<WaitingLines lines={3} shape="block" />}>
          <RecordChart states={states} history={then ? upTo(history, linked) : history} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

interface StepProps extends Pick<RecordHistoryProps, 'then'> {
  entry: History[number];
  isLinked: boolean;
}

/** When it was, and the way to the record as it was then. */
function Step({ entry: { position, at, sentence }, isLinked, then }: StepProps) {
  return (
    <>
      <When at={at} zone={useZone()} />
      {isLinked ? texts.theStepOfThisLink : null}
      {then && !isLinked ? (
        <>
          {' · '}
          <TextLink {...then(position)}>
            {texts.seeItThen}
            <VisuallyHidden>: {sentence}</VisuallyHidden>
          </TextLink>
        </>
      ) : null}
    </>
  );
}

const wordsOf = (readsCharts: boolean) =>
  readsCharts
    ? { show: texts.showItOnTheChart, hide: texts.hideTheChart }
    : { show: texts.showWhereItStands, hide: texts.hideWhereItStands };

/** What had happened by then. */
const upTo = (history: History, position: number | undefined): History =>
  history.filter((entry) => position === undefined || entry.position <= position);

const hasRoomForChart = (): boolean =>
  globalThis.matchMedia?.('(min-width: 640px)').matches ?? false;
