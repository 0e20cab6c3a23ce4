import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/use-record-form.ts';
import { CategoryFields, fieldsOf, missingIn } from './category-fields.tsx';
import { useAllCategories } from './use-all-categories.ts';
import { pageOf } from './words.ts';
import type { Category, CategorySummary } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory/edit')({
  staticData: { title: 'Edit Resource Category', checks: ['authenticated'] },
  component: EditCategory,
});

function EditCategory() {
  const params = Route.useParams();
  const query = useApiQuery('GET /resource-categories/{resourceCategory}', { params });
  const all = useAllCategories();
  return (
    <Offered
      query={query}
      event="EDIT"
      gone="This category can’t be edited"
      back={({ id }) => pageOf(id)}
    >
      {(category) => (
        <Loaded query={all}>
          {({ data }) => (
            <EditForm
              key={category.id}
              category={category}
              parents={outerBut(category, data.results)}
            />
          )}
        </Loaded>
      )}
    </Offered>
  );
}

const outerBut = ({ id }: Category, all: readonly CategorySummary[]) =>
  all.filter((each) => each.parent === null && each.id !== id);

interface EditFormProps {
  category: Category;
  parents: readonly CategorySummary[];
}

function EditForm({ category, parents }: EditFormProps) {
  const { id, version, name, description, colour, parent } = category;
  const form = useRecordForm('POST /resource-categories/{resourceCategory}/events', {
    name: `resource-category/${id}`,
    initial: { name, description: description ?? '', colour, parent: parent?.id ?? '' },
    missing: missingIn,
    input: (values) => ({
      params: { resourceCategory: id },
      body: { type: 'EDIT' as const, version, payload: fieldsOf(values) },
    }),
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Edit Resource Category"
      form={form}
      verb="Save"
      errorTitle="Not saved yet"
      cancel={pageOf(id)}
    >
      <CategoryFields form={form} parents={parents} />
    </FormPage>
  );
}
