import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Notifications } from './notifications-list.tsx';
import { notificationsSearch, questionOf } from './notifications-search.ts';

export const Route = createFileRoute('/app/notifications')({
  validateSearch: notificationsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  staticData: { title: 'Notifications', audience: 'everyone' },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) =>
    void queryClient.prefetchQuery(queryOf(api, 'GET /notifications/mine', questionOf(deps))),
  component: Notifications,
});
