import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useAllCategories } from './use-all-categories.ts';
import { categoryEvent, listPage, resourcesIn, useCategory } from './words.ts';
import type { Category, CategorySummary } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory/delete')({
  staticData: { title: 'Delete Resource Category', checks: ['authenticated'] },
  component: DeleteCategory,
});

function DeleteCategory() {
  const all = useAllCategories();
  return (
    <ConfirmEvent
      {...categoryEvent}
      query={useCategory(Route.useParams())}
      needs={all}
      event="DELETE"
      gone="This category can’t be deleted"
      title={({ name }) => `Delete «${name}»?`}
      consequences={({ resources }, { data }, { moveTo }) => [
        resources === 0
          ? 'No resources lie in it, so none has to move.'
          : `Its ${resourcesIn(resources)} ${resources === 1 ? 'moves' : 'move'} to ${placeOf(data.results, moveTo)}.`,
        'Lists and filters no longer show it. Nobody is told.',
        'It can be restored; resources stay where they were moved.',
      ]}
      verb="Delete category"
      errorTitle="Not deleted yet"
      then={() => listPage}
      fields={{
        initial: { moveTo: '' },
        missing: ({ moveTo }, { resources }): Readonly<Record<string, string>> =>
          resources > 0 && moveTo === ''
            ? { moveTo: `Choose where to move its ${resourcesIn(resources)}.` }
            : {},
        payload: ({ moveTo }) => ({ moveTo: moveTo || null }),
        children: ({ values, change }, category) => (
          <MoveTo
            category={category}
            all={all.data?.data.results ?? []}
            value={values.moveTo}
            onChange={(moveTo) => change({ moveTo })}
          />
        ),
      }}
    />
  );
}

/** "«Reading»" */
function placeOf(all: readonly CategorySummary[], moveTo: string): string {
  const chosen = all.find(({ id }) => id === moveTo)?.name;
  return chosen === undefined ? 'the category you choose' : `«${chosen}»`;
}

interface MoveToProps {
  category: Category;
  all: readonly CategorySummary[];
  value: string;
  onChange: (id: string) => void;
}

/** Where its resources go, where it has any. */
function MoveTo({ category, all, value, onChange }: MoveToProps) {
  if (category.resources === 0) return null;
  const others = all.filter(({ id }) => id !== category.id);
  return (
    <Field label="Move its resources to" errorKey="moveTo" required>
      <Select
        placeholder="Choose a category"
        options={others.map((each) => ({
          value: each.id,
          label: each.parent === null ? each.name : `${each.parent.name} › ${each.name}`,
        }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
