import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { searchReader } from '#web/screens/list/search-reader.ts';
import { ReportView } from './report-view.tsx';
import { rowsSearch } from './rows-search.ts';
import { pageOf } from './words.ts';

export const Route = createFileRoute('/app/upload-reports/$uploadReport')({
  staticData: {
    title: 'Upload Report',
    audience: 'staff',
    asks: 'GET /upload-reports/{uploadReport}',
  },
  validateSearch: searchReader({
    ...rowsSearch,
  }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
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
