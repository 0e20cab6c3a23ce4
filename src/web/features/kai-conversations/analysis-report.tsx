import { reportColumns } from '#domain/kai-conversations/report-columns.ts';
import { reasonOf } from '#web/api/messages.ts';
import { randomKey } from '#web/screens/command/attempt-key.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useApi } from '#web/screens/use-services.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Download } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { places } from './kai-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/kai-conversations/upload-analysis-report': page(
    'staff',
    'Upload Analysis Report',
    UploadAnalysisReport,
  ),
} satisfies Pages;

/** Staff bring analyses that were made elsewhere; what each row would do stands in an upload report first. */
export function UploadAnalysisReport() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  return (
    <Loaded query={programme} whole>
      {({ id, name }) => (
        <Stack gap="6" measure="form">
          <PageHeading title={place.titles.page} lead={texts.reportLead(name)} />
          <Template programme={id} />
          <ReportFile programme={id} />
          <Card title={texts.theColumns} tone="sunken">
            <Facts
              layout="rows"
              facts={reportColumns.map((column) => ({
                term: column,
                detail: texts.columnMeanings[column],
              }))}
            />
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function Template({ programme }: { programme: string }) {
  const api = useApi();
  const save = async () => {
    const { fileName, content } = await api.call(
      'GET /programmes/{programme}/kai-conversations/report-template',
      { params: { programme } },
    );
    saveFile(fileName, content, 'text/csv');
  };
  return (
    <Row>
      <Button icon={<Download />} onClick={() => void save()}>
        {texts.getTemplate}
      </Button>
    </Row>
  );
}

function ReportFile({ programme }: { programme: string }) {
  const upload = useUpload();
  const go = useGo();
  return (
    <Field label={texts.reportFile} errorKey="file" required>
      <FileUpload
        accept={['.csv']}
        maxBytes={5 * 1024 * 1024}
        maxFiles={1}
        kinds={texts.reportKinds}
        explain={reasonOf}
        transport={(file, how) =>
          upload('POST /programmes/{programme}/kai-conversations/reports', {
            params: { programme },
            form: { file, idempotencyKey: randomKey() },
            ...how,
          })
        }
        onChange={([sent]) => {
          if (sent)
            void go({
              to: '/app/upload-reports/$uploadReport',
              params: { uploadReport: sent.report },
            });
        }}
      />
    </Field>
  );
}
