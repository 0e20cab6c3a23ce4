import { createFileRoute } from '@tanstack/react-router';
import { categoryFields } from '#machines/resource-category/fields.ts';
import { missingIn, writtenIn } from '#web/screens/form/field-values.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { CategoryFields } from './category-fields.tsx';
import { useAllCategories } from './use-all-categories.ts';
import { listPage, pageOf } from './words.ts';
import type { CategorySummary } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/create')({
  staticData: { title: 'Create Resource Category', checks: ['authenticated'] },
  component: CreateCategory,
});

function CreateCategory() {
  return (
    <Loaded query={useAllCategories()} whole>
      {({ data }) => <CreateForm parents={data.results.filter(({ parent }) => parent === null)} />}
    </Loaded>
  );
}

function CreateForm({ parents }: { parents: readonly CategorySummary[] }) {
  const form = useRecordForm('POST /resource-categories', {
    name: 'resource-category',
    initial: { name: '', description: '', colour: 'yellow', parent: '' } as const,
    missing: (values) => missingIn(categoryFields, values),
    input: (values) => ({ body: writtenIn(categoryFields, values) }),
    onDone: ({ id }, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Create Resource Category"
      lead="It comes last among its neighbours; you can move it afterwards."
      form={form}
      verb="Create category"
      errorTitle="Not created yet"
      cancel={listPage}
    >
      <CategoryFields form={form} parents={parents} />
    </FormPage>
  );
}
