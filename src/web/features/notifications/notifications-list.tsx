import { getRouteApi } from '@tanstack/react-router';
import { notificationGroups } from '#domain/notifications/groups.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Check, Inbox } from '#web/ui/icons.ts';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { NotificationItem } from './notification-item.tsx';
import { questionOf } from './notifications-search.ts';
import { ThisVisit } from './this-visit.tsx';
import * as texts from './texts.ts';

const route = getRouteApi('/app/notifications');
const sortNames = {
  'createdAt Descending': texts.newestFirst,
  'createdAt Ascending': texts.oldestFirst,
};
const groups = notificationGroups.map((group) => ({ value: group, label: group }));

/** What happened that concerns the person. Opening one marks it as read. */
export function Notifications() {
  const url = useListUrl(route.useSearch());
  const { tab = 'new', group } = url.search;
  const query = useApiQuery('GET /notifications/mine', questionOf(url.search), {
    keepPrevious: true,
  });
  const count = useApiQuery('GET /notifications/mine/count').data?.unactioned;
  const readAll = useCommand('POST /notifications/mine/action');
  return (
    <>
      <ListPage
        title={texts.notifications}
        url={url}
        nouns="notifications"
        searchLabel={texts.searchNotifications}
        query={query}
        sorts={useSorts('GET /notification/filter', sortNames)}
        kept={{ tab: url.search.tab }}
        actions={
          count ? (
            <Button
              icon={<Check />}
              busy={readAll.busy}
              onClick={() => void readAll.send({ body: group === undefined ? {} : { group } })}
            >
              {group === undefined ? texts.markAllAsRead : texts.markGroupAsRead(group)}
            </Button>
          ) : null
        }
        tabs={
          <Tabs label={texts.whichNotifications}>
            <Tab to="/app/notifications" search={{ group }} current={tab === 'new'} count={count}>
              {texts.newLabel}
            </Tab>
            <Tab to="/app/notifications" search={{ tab: 'all', group }} current={tab === 'all'}>
              {texts.all}
            </Tab>
          </Tabs>
        }
        filters={
          <Field label={texts.group}>
            <Select
              options={groups}
              value={group ?? ''}
              placeholder={texts.allGroups}
              onChange={(chosen) => url.change({ group: chosen === '' ? undefined : chosen })}
            />
          </Field>
        }
        chips={
          group === undefined
            ? []
            : [{ key: 'group', label: group, onRemove: () => url.change({ group: undefined }) }]
        }
        empty={
          <EmptyState
            title={tab === 'new' ? texts.nothingNew : texts.noNotificationsYet}
            icon={<Inbox />}
          >
            {tab === 'new'
              ? texts.youveReadEverythingOlderNotifications
              : texts.whenSomethingHappens}
          </EmptyState>
        }
      >
        {(notifications) => (
          <ItemList label={texts.notifications}>
            {notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ItemList>
        )}
      </ListPage>
      <Text>
        <TextLink to="/app/profile" hash="notifications">
          {texts.chooseWhat}
        </TextLink>
      </Text>
      <ThisVisit />
    </>
  );
}
