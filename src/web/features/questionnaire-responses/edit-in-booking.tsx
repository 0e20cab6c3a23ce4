import { createFileRoute } from '@tanstack/react-router';
import { EditAnswersPage } from './answering/run-page.tsx';
import { runSearch } from './answering/run-search.ts';

export const Route = createFileRoute(
  '/app/bookings/$booking/questionnaires/$questionnaire/responses/$user/edit',
)({
  staticData: { title: 'Edit Response', audience: 'membersAndStaff' },
  validateSearch: runSearch,
  component: Page,
});

function Page() {
  return <EditAnswersPage user={Route.useParams().user} search={Route.useSearch()} />;
}
