import { isGoingOn, waitsForDecision, wasApplied } from '#machines/upload-report/phases.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { ProgressBar } from '#web/ui/progress.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { statusWords, type UploadReport } from './words.ts';
import * as texts from './texts.ts';

/** Where an upload stands: how far it has come, what would happen, or what has happened. */
export function ReportNotice({
  report,
  refusal,
}: {
  report: UploadReport;
  refusal: string | null;
}) {
  return (
    <>
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <ReportStatus report={report} />
    </>
  );
}

function ReportStatus({ report }: { report: UploadReport }) {
  const { number, counted } = useNumbers();
  const { status, progress, failure } = report;
  if (failure !== null)
    return (
      <Notice tone="error" title={texts.rowsThatWereStillOpen} live>
        <p>{failure}</p>
      </Notice>
    );
  if (isGoingOn(status)) {
    const { done, of } = progress ?? { done: 0, of: 0 };
    return (
      <ProgressBar
        label={statusWords[status]}
        percent={of === 0 ? 0 : (done / of) * 100}
        detail={of === 0 ? '' : texts.ofLabel(number(done), counted(of, 'row'))}
      />
    );
  }
  if (waitsForDecision(status)) return <Preview report={report} />;
  return wasApplied(status) ? <Done report={report} /> : null;
}

/** What happens or happened, without what does not. */
const listed = (parts: readonly (string | null)[], nothing: string): string =>
  parts.filter((part) => part !== null).join(' and ') || nothing;

function Preview({ report }: { report: UploadReport }) {
  const { created, updated, failed, waitsUntil } = report;
  const { counted } = useNumbers();
  const zone = useZone();
  const summary = listed(
    [
      created > 0 ? texts.createsWhosePeopleAreSent(counted(created, 'account')) : null,
      updated > 0 ? texts.changes(counted(updated, 'account')) : null,
    ],
    texts.changesNothing,
  );
  return (
    <Notice title={texts.nothingHasBeenChangedYet}>
      <p>
        {texts.applyingItWithErrors(summary.replace(/,$/, ''), failed > 0, counted(failed, 'row'))}
      </p>
      {waitsUntil === null ? null : (
        <p>
          {texts.itIsDiscardedUnlessSomeone}
          <When at={waitsUntil} zone={zone} />.
        </p>
      )}
    </Notice>
  );
}

function Done({ report: { created, updated, failed, errorsUntil } }: { report: UploadReport }) {
  const { counted } = useNumbers();
  const zone = useZone();
  const summary = listed(
    [
      created > 0 ? texts.created(counted(created, 'account was', 'accounts were')) : null,
      updated > 0 ? texts.changed(counted(updated, 'account was', 'accounts were')) : null,
    ],
    texts.nothingWasChanged,
  );
  return (
    <Notice tone={failed > 0 ? 'warning' : 'success'}>
      <p>
        {summary}.{failed > 0 ? texts.errors(counted(failed, 'row has', 'rows have')) : ''}
        {failed === 0
          ? ''
          : errorsUntil === null
            ? texts.theirDetailsWereErased
            : texts.downloadThemCorrectThem}
      </p>
      {errorsUntil === null ? null : (
        <p>
          {texts.theirDetailsAreErasedOn}
          <When at={errorsUntil} zone={zone} />.
        </p>
      )}
    </Notice>
  );
}
