import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { rowOutcomes } from '#domain/uploads/vocabulary.ts';
import { oneOf, orElse, searchReader, someCount } from '#web/screens/list/search-reader.ts';
import { ReportView } from './report-view.tsx';
import { pageOf } from './words.ts';

export const Route = createFileRoute('/app/upload-reports/$uploadReport')({
  staticData: {
    title: 'Upload Report',
    audience: 'staff',
    asks: 'GET /upload-reports/{uploadReport}',
  },
  validateSearch: searchReader({
    pageNumber: orElse(someCount, 1),
    outcome: oneOf(rowOutcomes),
  }),
  search: { middlewares: [stripSearchParams({ pageNumber: 1 })] },
  component: UploadReportScreen,
});

function UploadReportScreen() {
  const { uploadReport } = Route.useParams();
  return (
    <ReportView
      id={uploadReport}
      search={Route.useSearch()}
      place={(outcome) => ({ ...pageOf(uploadReport), search: { outcome } })}
    />
  );
}
