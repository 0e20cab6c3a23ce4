import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { MessageSquare } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { allThreads, forumSearch, latest, tabFilters, tabs } from './forum-records.ts';
import { ThreadTable } from './thread-table.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/forum')({
  staticData: { title: 'Forum', audience: 'everyone' },
  validateSearch: forumSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Forum,
});

const staffTabs: readonly string[] = ['waiting', 'reported'];

/** The threads of the forum: what is published, and one's own (domain reference, 11.1). */
function Forum() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const { tab = 'all', tag, ...listed } = search;
  const shown = isOfStaff || !staffTabs.includes(tab) ? tab : 'all';
  const awaiting = useApiQuery('GET /forum/awaiting', undefined, { when: isOfStaff });
  const list = useRecordList(allThreads, listed, {
    fixed: { ...tabFilters[shown], ...(tag !== undefined && { tag }) },
  });
  const { number } = useNumbers();
  const [first] = awaiting.data?.items ?? [];
  return (
    <ListPage
      {...list.parts}
      title={texts.forum}
      lead={texts.lead}
      actions={
        <>
          {list.mayCreate ? (
            <LinkButton variant="primary" to="/app/forum/threads/create">
              {texts.startThread}
            </LinkButton>
          ) : null}
          {first === undefined ? null : (
            <LinkButton to="/app/forum/threads/$thread/moderate" params={{ thread: first.thread }}>
              {texts.workThroughQueue(number(awaiting.data?.total ?? 0))}
            </LinkButton>
          )}
          <LinkButton to="/app/forum/rules">{texts.forumRules}</LinkButton>
        </>
      }
      tabs={
        <>
          <Tabs label={texts.tabsLabel}>
            {tabs
              .filter((each) => isOfStaff || !staffTabs.includes(each))
              .map((each) => (
                <Tab
                  key={each}
                  to="/app/forum"
                  search={{ tab: each === 'all' ? undefined : each, tag }}
                  current={each === shown}
                  {...(each === 'waiting' && { count: awaiting.data?.total ?? 0 })}
                >
                  {texts.tabs[each]}
                </Tab>
              ))}
          </Tabs>
          <Topics chosen={tag} tab={tab} />
        </>
      }
      usual={latest}
      nouns={texts.threads}
      searchLabel={texts.searchThreads}
      empty={
        <EmptyState title={texts.none[shown]} icon={<MessageSquare />}>
          {texts.noneMore[shown]}
        </EmptyState>
      }
    >
      {(rows) => (
        <ThreadTable rows={rows} isStatusShown={shown !== 'all' && shown !== 'following'} />
      )}
    </ListPage>
  );
}

/** The most used tags, as links; the chosen one leads back to all. */
function Topics({ chosen, tab }: { chosen: string | undefined; tab: (typeof tabs)[number] }) {
  const used = useApiQuery('GET /forum/tags');
  const { number } = useNumbers();
  const kept = { tab: tab === 'all' ? undefined : tab };
  if (!used.data || used.data.length === 0) return null;
  return (
    <Row as="nav" aria-label={texts.topics} gap="3">
      {chosen === undefined ? (
        <Text tone="muted">{texts.topics}</Text>
      ) : (
        <TextLink to="/app/forum" search={kept}>
          {texts.allTopics}
        </TextLink>
      )}
      {used.data.slice(0, 12).map(({ tag, threads }) =>
        tag === chosen ? (
          <strong key={tag}>{texts.withTag(tag, number(threads))}</strong>
        ) : (
          <TextLink key={tag} to="/app/forum" search={{ ...kept, tag }}>
            {texts.withTag(tag, number(threads))}
          </TextLink>
        ),
      )}
    </Row>
  );
}
