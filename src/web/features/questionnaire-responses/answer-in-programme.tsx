import { createFileRoute } from '@tanstack/react-router';
import { AnswerPage } from './answering/run-page.tsx';
import { runSearch } from './answering/run-search.ts';

export const Route = createFileRoute(
  '/app/programmes/$programme/questionnaires/$questionnaire/responses/create',
)({
  staticData: { title: 'Answer Programme Questionnaire', audience: 'membersAndStaff' },
  validateSearch: runSearch,
  component: Page,
});

function Page() {
  return <AnswerPage search={Route.useSearch()} />;
}
