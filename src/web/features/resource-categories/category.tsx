import { createFileRoute } from '@tanstack/react-router';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CategoryContents } from './category-contents.tsx';
import { CategoryFacts } from './category-facts.tsx';
import { resourcesIn, useCategory } from './words.ts';
import type { Category } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory')({
  staticData: { title: 'Resource Category', checks: ['authenticated'] },
  component: CategoryScreen,
});

function CategoryScreen() {
  const params = Route.useParams();
  const query = useCategory(params);
  const history = useApiQuery('GET /resource-categories/{resourceCategory}/history', { params });
  const command = useCommand('POST /resource-categories/{resourceCategory}/events');
  const restore = ({ version }: Category) =>
    void command.send({ params, body: { type: 'RESTORE', version, payload: {} } });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ resources }) => resourcesIn(resources)}
      status={({ deletedAt }) => (deletedAt === null ? null : <Badge>Deleted</Badge>)}
      eventActions={(category) => ({
        EDIT: { link: { to: '/app/resource-categories/$resourceCategory/edit', params } },
        RESTORE: { send: () => restore(category), busy: command.busy },
        DELETE: {
          link: { to: '/app/resource-categories/$resourceCategory/delete', params },
          danger: true,
        },
      })}
    >
      {(category) => (
        <>
          {command.refusal === null ? null : (
            <Notice tone="error" live>
              {command.refusal}
            </Notice>
          )}
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <CategoryContents category={category} />
            </Stack>
            <CategoryFacts category={category} />
          </Grid>
          <RecordHistory
            query={history}
            label="What happened to this category"
            chart={() => import('#charts/resource-category.json')}
            states={[category.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
