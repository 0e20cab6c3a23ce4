import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults } from '#web/screens/list-search.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Plus, Video } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { chipsOf, SessionFilters, useCoachName } from './session-filters.tsx';
import { sessionSearch } from './session-search.ts';
import { SessionTable } from './session-table.tsx';
import { listTitle, sortNames } from './words.ts';

export const Route = createFileRoute('/app/sessions')({
  staticData: { title: 'Sessions', checks: ['authenticated'] },
  validateSearch: sessionSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Sessions,
});

const create = (
  <LinkButton to="/app/sessions/create" variant="primary" icon={<Plus />}>
    Create Session
  </LinkButton>
);

function Sessions() {
  const mayManage = isStaff(useMe());
  const url = useListUrl(Route.useSearch());
  const { orderProperty, coach } = url.search;
  const coachName = useCoachName(mayManage ? coach : undefined);
  const query = useApiQuery(
    'GET /sessions',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title={listTitle}
      lead={mayManage ? undefined : 'What your programmes offer you.'}
      actions={mayManage ? create : undefined}
      url={url}
      searchLabel="Search sessions"
      filters={<SessionFilters url={url} coachName={coachName} mayManage={mayManage} />}
      chips={chipsOf(url, coachName)}
      sorts={useSorts('GET /session/filter', sortNames)}
      query={query}
      empty={
        <EmptyState
          title="No sessions yet"
          icon={<Video />}
          action={mayManage ? create : undefined}
        >
          {mayManage
            ? 'A session is a kind of coaching that programmes offer and coaches give.'
            : 'No programme offers you a session at the moment. Ask your programme contact.'}
        </EmptyState>
      }
    >
      {(rows) => <SessionTable rows={rows} reader={mayManage ? 'staff' : 'member'} />}
    </ListPage>
  );
}
