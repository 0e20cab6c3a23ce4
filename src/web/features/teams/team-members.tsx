import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { searchReader } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Plus, Users } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TeamMemberTable } from './team-member-table.tsx';
import * as texts from './texts.ts';

const sortNames: Readonly<Record<string, string>> = {
  'name Ascending': texts.nameAToZ,
  'name Descending': texts.nameZToA,
};

export const Route = createFileRoute('/app/teams/$team/members')({
  staticData: { title: 'Team Members', audience: 'everyone', asks: 'GET /teams/{team}' },
  validateSearch: searchReader(listSearch),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: TeamMembers,
});

function TeamMembers() {
  const params = Route.useParams();
  const url = useListUrl(Route.useSearch());
  const team = useApiQuery('GET /teams/{team}', { params });
  const query = useApiQuery(
    'GET /teams/{team}/members',
    { params, query: { ...url.search, orderProperty: 'name' } },
    { keepPrevious: true },
  );
  const command = useCommand('POST /teams/{team}/events');
  const offers = (event: string) =>
    team.data?.availableEvents.some(({ type, enabled }) => type === event && enabled) ?? false;
  const add = offers('ADD_MEMBER') ? (
    <LinkButton
      to="/app/teams/$team/members/create"
      params={params}
      variant="primary"
      icon={<Plus />}
    >
      {texts.addMember2}
    </LinkButton>
  ) : undefined;
  const lead = (leaderId: string | null) => {
    if (team.data === undefined) return;
    const { version } = team.data;
    void command.send({
      params,
      body: { type: 'SET_LEADER', version, payload: { leaderId } },
    });
  };
  return (
    <ListPage
      title={texts.teamMembers2}
      lead={team.data?.name}
      actions={add}
      url={url}
      nouns="members"
      searchLabel={texts.searchMembers}
      sorts={useSorts('GET /team-member/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noMembersYet} icon={<Users />} action={add}>
          {texts.theLeaderOfATeam}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          {command.refusal === null ? null : (
            <Notice tone="error" live>
              {command.refusal}
            </Notice>
          )}
          <TeamMemberTable
            rows={rows}
            actions={
              offers('SET_LEADER')
                ? (row) => (
                    <Row gap="2" wrap="no">
                      <Button
                        size="small"
                        busy={command.busy}
                        onClick={() => lead(row.isLeader ? null : row.id)}
                      >
                        {row.isLeader ? texts.endLeadership : texts.makeLeader}
                      </Button>
                      <LinkButton
                        to="/app/teams/$team/members/$member/delete"
                        params={{ ...params, member: row.id }}
                        variant="dangerQuiet"
                        size="small"
                      >
                        {texts.remove}
                      </LinkButton>
                    </Row>
                  )
                : undefined
            }
          />
        </>
      )}
    </ListPage>
  );
}
