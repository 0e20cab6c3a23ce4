import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '#web/screens/confirm-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useAllCategories } from './use-all-categories.ts';
import { listPage, pageOf, resourcesIn } from './words.ts';
import type { Category, CategorySummary } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory/delete')({
  staticData: { title: 'Delete Resource Category', checks: ['authenticated'] },
  component: DeleteCategory,
});

function DeleteCategory() {
  const params = Route.useParams();
  const query = useApiQuery('GET /resource-categories/{resourceCategory}', { params });
  const all = useAllCategories();
  return (
    <Offered
      query={query}
      event="DELETE"
      gone="This category can’t be deleted"
      back={({ id }) => pageOf(id)}
    >
      {(category) => (
        <Loaded query={all}>
          {({ data }) => (
            <DeleteForm
              key={category.id}
              category={category}
              others={data.results.filter(({ id }) => id !== category.id)}
            />
          )}
        </Loaded>
      )}
    </Offered>
  );
}

interface DeleteFormProps {
  category: Category;
  /** Where its resources can go. */
  others: readonly CategorySummary[];
}

function DeleteForm({ category, others }: DeleteFormProps) {
  const { id, name, version, resources } = category;
  const form = useRecordForm('POST /resource-categories/{resourceCategory}/events', {
    name: `resource-category/${id}/delete`,
    initial: { moveTo: '' },
    missing: ({ moveTo }): Record<string, string> =>
      resources > 0 && moveTo === ''
        ? { moveTo: `Choose where to move its ${resourcesIn(resources)}.` }
        : {},
    input: ({ moveTo }) => ({
      params: { resourceCategory: id },
      body: { type: 'DELETE' as const, version, payload: { moveTo: moveTo || null } },
    }),
    onDone: (_, go) => void go(listPage),
  });
  const chosen = others.find((each) => each.id === form.values.moveTo)?.name;
  return (
    <ConfirmPage
      title={`Delete «${name}»?`}
      form={form}
      consequences={[
        resources === 0
          ? 'No resources lie in it, so none has to move.'
          : `Its ${resourcesIn(resources)} ${resources === 1 ? 'moves' : 'move'} to ${chosen === undefined ? 'the category you choose' : `«${chosen}»`}.`,
        'Lists and filters no longer show it. Nobody is told.',
        'It can be restored; resources stay where they were moved.',
      ]}
      verb="Delete category"
      errorTitle="Not deleted yet"
      keep={pageOf(id)}
    >
      {resources === 0 ? null : (
        <Field label="Move its resources to" errorKey="moveTo" required>
          <Select
            placeholder="Choose a category"
            options={others.map((each) => ({
              value: each.id,
              label: each.parent === null ? each.name : `${each.parent.name} › ${each.name}`,
            }))}
            value={form.values.moveTo}
            onChange={(moveTo) => form.change({ moveTo })}
          />
        </Field>
      )}
    </ConfirmPage>
  );
}
