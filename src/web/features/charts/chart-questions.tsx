import { createFileRoute } from '@tanstack/react-router';
import { searchReader, someText } from '#web/screens/list/search-reader.ts';
import { ifOn } from './charts-on.ts';
import { QuestionsPage } from './questions-page.tsx';

export const Route = createFileRoute('/charts/questions')({
  staticData: { title: 'Questions and answers' },
  validateSearch: searchReader({ of: someText }),
  beforeLoad: ifOn,
  component: Questions,
});

function Questions() {
  return <QuestionsPage of={Route.useSearch().of} />;
}
