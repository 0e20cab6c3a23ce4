import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { RefusedMails } from './refused-mails.tsx';
import { Requests } from './requests.tsx';
import { supportDefaults, supportSearch } from './support-records.ts';
import { WellbeingReaders } from './wellbeing-readers.tsx';

export const Route = createFileRoute('/app/support')({
  staticData: { title: 'Support', audience: 'everyone' },
  validateSearch: supportSearch,
  search: { middlewares: [stripSearchParams(supportDefaults)] },
  component: Support,
});

const Ask = lazyPart(async () => (await import('./ask.tsx')).Ask);
const Request = lazyPart(async () => (await import('./request.tsx')).Request);

/** Help from people: asking for it, and what was asked before (specification, 4; domain reference, 11.7). */
function Support() {
  const search = Route.useSearch();
  const { request, ask, about } = search;
  const waiting = <WaitingLines lines={6} />;
  if (request !== undefined)
    return (
      <Suspense fallback={waiting}>
        <Request id={request} />
      </Suspense>
    );
  if (ask !== undefined)
    return (
      <Suspense fallback={waiting}>
        <Ask about={about} />
      </Suspense>
    );
  return (
    <Stack gap="8">
      <Requests search={search} />
      <RefusedMails />
      <WellbeingReaders />
    </Stack>
  );
}
