import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { NoteList } from './note-list.tsx';
import { noteSearch } from './note-search.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/members/$member/coach-notes')({
  staticData: { title: titles.member.list, audience: 'coachesAndStaff' },
  validateSearch: noteSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: MemberCoachNotes,
});

function MemberCoachNotes() {
  const { member } = Route.useParams();
  return <NoteList scope="member" subject={member} search={Route.useSearch()} />;
}
