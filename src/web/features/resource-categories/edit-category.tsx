import { createFileRoute } from '@tanstack/react-router';
import { categoryFields } from '#machines/resource-category/fields.ts';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { formOf, missingIn, writtenIn } from '#web/screens/form/field-values.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { CategoryFields } from './category-fields.tsx';
import { useAllCategories } from './use-all-categories.ts';
import { categoryEvent, useCategory } from './words.ts';

export const Route = createFileRoute('/app/resource-categories/$resourceCategory/edit')({
  staticData: { title: 'Edit Resource Category', checks: ['authenticated'] },
  component: EditCategory,
});

function EditCategory() {
  const query = useCategory(Route.useParams());
  return (
    <Loaded query={useAllCategories()} whole>
      {({ data }) => (
        <EditRecord
          {...categoryEvent}
          query={query}
          event="EDIT"
          gone="This category can’t be edited"
          title="Edit Resource Category"
          initial={(category) => formOf(categoryFields, category)}
          missing={(values) => missingIn(categoryFields, values)}
          payload={(values) => writtenIn(categoryFields, values)}
        >
          {(form, { id }) => (
            <CategoryFields
              form={form}
              parents={data.results.filter((each) => each.parent === null && each.id !== id)}
            />
          )}
        </EditRecord>
      )}
    </Loaded>
  );
}
