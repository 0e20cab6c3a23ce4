import { formatCalendarDate } from '#domain/time/format.ts';
import { Failed } from '#web/screens/loaded.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { Comparison } from './comparison.tsx';
import { ReportDrawing } from './report-drawing.tsx';
import { ReportTable } from './report-table.tsx';
import type { Report, ReportRun } from './use-report-run.ts';
import * as texts from './texts.ts';

/** A report where it is on its chart: counted, being counted, given up or failed. */
export function ReportState({ run }: { run: ReportRun }) {
  const { snapshot, report, earlier } = run;
  if (snapshot.hasTag('busy')) return <Running run={run} />;
  if (snapshot.hasTag('failed'))
    return <Failed error={snapshot.context.reason} onRetry={run.run} />;
  if (snapshot.matches('idle'))
    return (
      <EmptyState
        title={texts.cancelled}
        action={
          <Button variant="primary" onClick={run.run}>
            {texts.run}
          </Button>
        }
      >
        {texts.nothingWasCounted}
      </EmptyState>
    );
  return report === undefined ? (
    <WaitingLines lines={6} />
  ) : (
    <Ready report={report} earlier={earlier} />
  );
}

/** How far it has come, for as long as it takes, and the way out. */
function Running({ run: { snapshot, cancel } }: { run: ReportRun }) {
  const steps = snapshot.context.question?.compares === true ? 2 : 1;
  const isSecond = snapshot.matches({ running: 'comparing' });
  return (
    <Card>
      <Stack gap="4" align="start">
        <ProgressBar
          label={isSecond ? texts.countingBefore : texts.counting}
          percent={isSecond ? 50 : 0}
          detail={texts.stepOf(isSecond ? 2 : 1, steps)}
        />
        <WaitingLines lines={6} />
        <Button onClick={cancel}>{texts.cancel}</Button>
      </Stack>
    </Card>
  );
}

function Ready({ report, earlier }: { report: Report; earlier: Report | undefined }) {
  const zone = useZone();
  const { period, floor, unit, asOf, answer, isPartial } = report;
  const day = (date: string) => formatCalendarDate(date, zone);
  return (
    <Stack gap="6">
      <Card>
        <Stack gap="3">
          <Text as="output" look="heading">
            {answer}
          </Text>
          <Text look="small" tone="muted">
            {period === null ? texts.asThingsStand : texts.covers(day(period.from), day(period.to))}{' '}
            {texts.countedAt}
            <When at={asOf} inSentence />.
          </Text>
          {floor === null ? null : (
            <Text look="small" tone="muted">
              {unit === null ? null : `${texts.wholeUnits(unit)} `}
              {texts.noFewerThan(floor)}
            </Text>
          )}
          {isPartial ? <Notice>{texts.someLeftOut}</Notice> : null}
          <ReportDrawing report={report} />
        </Stack>
      </Card>
      {earlier === undefined ? null : <Comparison report={report} earlier={earlier} />}
      <ReportTable report={report} />
    </Stack>
  );
}
