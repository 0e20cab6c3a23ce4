import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/record-list.tsx';
import { useMe } from '#web/screens/account/use-me.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Video } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { allSessions, useCoachName } from './session-list.ts';
import { SessionTable } from './session-table.tsx';
import { listTitle } from './words.ts';

export const Route = createFileRoute('/app/sessions')({
  staticData: { title: 'Sessions', checks: ['authenticated'] },
  validateSearch: allSessions.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Sessions,
});

function Sessions() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const coach = useCoachName(isOfStaff ? search.coach : undefined);
  const list = useRecordList(allSessions, search, {
    names: { coach },
    hidden: () => (isOfStaff ? [] : ['coach', 'deleted']),
  });
  const create = list.mayCreate ? (
    <LinkButton to="/app/sessions/create" variant="primary" icon={<Plus />}>
      Create Session
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={listTitle}
      lead={isOfStaff ? undefined : 'What your programmes offer you.'}
      actions={create}
      searchLabel="Search sessions"
      empty={
        <EmptyState title="No sessions yet" icon={<Video />} action={create}>
          {isOfStaff
            ? 'A session is a kind of coaching that programmes offer and coaches give.'
            : 'No programme offers you a session at the moment. Ask your programme contact.'}
        </EmptyState>
      }
    >
      {(rows) => <SessionTable rows={rows} reader={isOfStaff ? 'staff' : 'member'} />}
    </ListPage>
  );
}
