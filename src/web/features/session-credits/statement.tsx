import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { creditEntityTypes, type CreditEntityType } from '#domain/credits/vocabulary.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { CreditPage } from './credit-page.tsx';
import { creditsSearch } from './lot-list.ts';

/** Only programmes and organisations have more credits than one page shows. */
const ListedCredits = lazyPart(async () => (await import('./listed-credits.tsx')).ListedCredits);

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
  const query = useApiQuery('GET /session-credits/{entityType}/{entityId}', {
    params: { entityType: entityType as CreditEntityType, entityId },
  });
  return (
    <Loaded query={query} whole>
      {(credits) =>
        entityType === 'programme' || entityType === 'organization' ? (
          <Suspense fallback={<WaitingLines lines={8} />}>
            <ListedCredits credits={credits} entityType={entityType} search={search} />
          </Suspense>
        ) : (
          <CreditPage credits={credits} entityType={entityType as 'user' | 'team' | 'booking'} />
        )
      }
    </Loaded>
  );
}
