import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { creditEntityTypes, type CreditEntityType } from '#domain/credits/vocabulary.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { CreditPage } from './credit-page.tsx';
import { creditsSearch } from './lot-list.ts';

/** Programmes and organisations are for few. */
const CreditsOfMany = lazyPart(async () => (await import('./listed-credits.tsx')).CreditsOfMany);

const isEntityType = (text: string): text is CreditEntityType =>
  creditEntityTypes.some((each) => each === text);

export const Route = createFileRoute('/app/session-credits/$entityType/$entityId')({
  staticData: { title: 'Session Credits', audience: 'membersAndStaff' },
  beforeLoad: ({ params }) => {
    if (!isEntityType(params.entityType)) notFound({ throw: true });
  },
  validateSearch: creditsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Credits,
});

function Credits() {
  const { entityType, entityId } = Route.useParams();
  const search = Route.useSearch();
  if (entityType === 'user' || entityType === 'team' || entityType === 'booking')
    return (
      <CreditPage key={entityId} entityType={entityType} entityId={entityId} search={search} />
    );
  return (
    <Suspense fallback={<WaitingLines lines={8} />}>
      <CreditsOfMany
        entityType={entityType as 'programme' | 'organization'}
        entityId={entityId}
        search={search}
      />
    </Suspense>
  );
}
