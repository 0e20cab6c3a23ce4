import { createFileRoute, notFound } from '@tanstack/react-router';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { CreditPage } from './credit-page.tsx';

const entityTypes = ['user', 'team', 'booking'] as const;
type EntityType = (typeof entityTypes)[number];

const isEntityType = (text: string): text is EntityType =>
  entityTypes.some((each) => each === text);

export const Route = createFileRoute('/app/session-credits/$entityType/$entityId')({
  staticData: { title: 'Session Credits', audience: 'membersAndStaff' },
  beforeLoad: ({ params }) => {
    if (!isEntityType(params.entityType)) notFound({ throw: true });
  },
  component: Credits,
});

function Credits() {
  const { entityType, entityId } = Route.useParams();
  const query = useApiQuery('GET /session-credits/{entityType}/{entityId}', {
    params: { entityType: entityType as EntityType, entityId },
  });
  return (
    <Loaded query={query} whole>
      {(credits) => <CreditPage credits={credits} entityType={entityType as EntityType} />}
    </Loaded>
  );
}
