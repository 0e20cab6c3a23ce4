import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import type { FormOf } from '#web/screens/form/field-values.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { categories, resourcesIn, useAllCategories } from './categories.ts';
import type { Category, CategorySummary } from './categories.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/resource-categories/create': page('staff', 'Create Resource Category', CreateCategory),
  '/app/resource-categories/$resourceCategory/edit': page(
    'staff',
    'Edit Resource Category',
    EditCategory,
  ),
  '/app/resource-categories/$resourceCategory/delete': page(
    'staff',
    'Delete Resource Category',
    DeleteCategory,
  ),
} satisfies Pages;

export function CreateCategory() {
  return (
    <CreateRecord {...categories.creating} lead={texts.itIsAddedAtThe} needs={useAllCategories()}>
      {(form, { data }) => <CategoryFields form={form} outer={data.results} />}
    </CreateRecord>
  );
}

export function EditCategory() {
  const query = categories.useOne();
  return (
    <Loaded query={useAllCategories()} whole>
      {({ data }) => (
        <EditRecord {...categories.editing} query={query}>
          {(form, { id }) => (
            <CategoryFields form={form} outer={data.results.filter((each) => each.id !== id)} />
          )}
        </EditRecord>
      )}
    </Loaded>
  );
}

interface CategoryFieldsProps {
  form: RecordForm<FormOf<typeof categories.fields>>;
  /** The categories among which there are those that this one can lie in. */
  outer: readonly CategorySummary[];
}

const CategoryFields = ({ form, outer }: CategoryFieldsProps) => (
  <RecordFields
    fields={categories.fields}
    form={form}
    own={{
      parent: (
        <FieldAround fields={categories.fields} name="parent">
          <Select
            placeholder={texts.none}
            options={outer
              .filter(({ parent }) => parent === null)
              .map(({ id, name }) => ({ value: id, label: name }))}
            value={form.values.parent}
            onChange={(parent) => form.change({ parent })}
          />
        </FieldAround>
      ),
    }}
  />
);

export function DeleteCategory() {
  const { counted } = useNumbers();
  const all = useAllCategories();
  return (
    <ConfirmEvent
      {...categories.deleting}
      query={categories.useOne()}
      needs={all}
      consequences={({ resources }, { data }, { moveTo }) => [
        resources === 0
          ? texts.itHasNoResources
          : texts.itsTo(
              resourcesIn(resources, counted),
              resources === 1,
              placeOf(data.results, moveTo),
            ),
        texts.listsAndFiltersNoLonger,
        texts.thisCantBeUndone,
      ]}
      fields={{
        initial: { moveTo: '' },
        missing: ({ moveTo }, { resources }): Readonly<Record<string, string>> =>
          resources > 0 && moveTo === ''
            ? { moveTo: texts.chooseWhereToMoveIts(resourcesIn(resources, counted)) }
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

/** "“Reading”" */
function placeOf(all: readonly CategorySummary[], moveTo: string): string {
  const chosen = all.find(({ id }) => id === moveTo)?.name;
  return chosen === undefined ? texts.theCategoryYouChoose : `“${chosen}”`;
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
    <Field label={texts.moveItsResourcesTo} errorKey="moveTo" required>
      <Select
        placeholder={texts.chooseACategory}
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
