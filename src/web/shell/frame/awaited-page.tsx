import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { queryOf } from '../../api/options.ts';
import { useApi } from '../../screens/use-services.ts';

const PageOpened = lazyPart(async () => (await import('./page-opened.tsx')).PageOpened);

/** Whether the page on screen is one that notifications wanted to have opened, however the reader came to it. */
export function AwaitedPage() {
  const { data } = useQuery(queryOf(useApi(), 'GET /notifications/mine/count'));
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  if (path === undefined || !data?.toOpen.includes(path)) return null;
  return (
    <Suspense fallback={null}>
      <PageOpened key={path} path={path} />
    </Suspense>
  );
}
