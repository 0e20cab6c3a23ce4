import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { NoteList } from './note-list.tsx';
import { noteSearch } from './note-search.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/teams/$team/coach-notes')({
  staticData: { title: titles.team.list, audience: 'coachesAndStaff' },
  validateSearch: noteSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: TeamCoachNotes,
});

function TeamCoachNotes() {
  const { team } = Route.useParams();
  return <NoteList scope="team" subject={team} search={Route.useSearch()} />;
}
