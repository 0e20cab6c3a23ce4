import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { useUploadLimits } from '#web/screens/uploads/use-upload-limits.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { rowsSearch } from './rows-search.ts';
import { useMatching } from './use-matching.tsx';
import { TemplateButton } from './template-button.tsx';
import { whyNotSent } from './why-not-sent.ts';
import { listPage, waitsForColumns, type UploadReport } from './words.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/users/uploads/create')({
  staticData: { title: 'Upload Users', audience: 'staff' },
  validateSearch: searchReader({
    /** What was sent from here. */
    report: someId,
    ...rowsSearch,
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: UploadUsers,
});

const here = '/app/users/uploads/create';

/** Fetched with the file's way to the server: before that there is nothing to report. */
const ReportView = lazyPart(async () => (await import('./report-view.tsx')).ReportView);

/** First the file; once it is here, what it would do, with the decision below the same address. */
function UploadUsers() {
  const search = Route.useSearch();
  const { report } = search;
  if (report === undefined) return <NewUpload />;
  return (
    <Suspense fallback={<WaitingLines />}>
      <ReportView
        key={report}
        id={report}
        title={texts.uploadUsers}
        search={search}
        place={(outcome) => ({ to: here, search: { report, outcome } })}
        more={
          <Row>
            <LinkButton to={here} size="small">
              {texts.sendAnotherFile}
            </LinkButton>
            <LinkButton {...listPage} size="small" variant="quiet">
              {texts.earlierUploads}
            </LinkButton>
          </Row>
        }
      />
    </Suspense>
  );
}

/** Whoever may not know who has sent files may not send one: the server says so before somebody has chosen a file. */
function NewUpload() {
  return (
    <Loaded query={useApiQuery('GET /upload-reports/uploaders')} whole>
      {() => <SendFile />}
    </Loaded>
  );
}

function SendFile() {
  const go = useGo();
  const upload = useUpload();
  const { tableMax, tableRows } = useUploadLimits();
  const matching = useMatching();
  const { number } = useNumbers();
  /** Sending a file again after a lost answer makes no second report of it. */
  const keys = useRef(new WeakMap<File, string>());
  const keyOf = (file: File): string => {
    const key = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, key);
    return key;
  };
  const see = ([report]: readonly UploadReport[]) => {
    if (report) void go({ to: here, search: { report: report.id } });
  };
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title={texts.uploadUsers}
        lead={texts.sendACsvFileCheck}
        actions={<TemplateButton />}
      />
      <Field label={texts.csvFile} tip={texts.oneRowForEachPerson(number(tableRows))}>
        <FileUpload
          accept={['text/csv', '.csv']}
          maxBytes={tableMax}
          maxFiles={1}
          kinds={texts.csvInUtf8}
          waiting={matching.form ? waitsForColumns : undefined}
          explain={whyNotSent}
          transport={async (file, how) =>
            upload('POST /users/uploads', {
              form: { idempotencyKey: keyOf(file), file: await matching.matched(file, how.signal) },
              ...how,
            })
          }
          onChange={see}
        />
      </Field>
      {matching.form ?? <ColumnsCard />}
      {matching.form ? null : (
        <Row>
          <LinkButton {...listPage}>{texts.earlierUploads}</LinkButton>
          <LinkButton to="/app/users" variant="quiet">
            {texts.cancel}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
}
