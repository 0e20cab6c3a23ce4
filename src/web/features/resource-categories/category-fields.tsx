import type { categoryFields } from '#machines/resource-category/fields.ts';
import type { FormOf } from '#web/screens/form/field-values.ts';
import { NameFields } from '#web/screens/form/name-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { colours } from './words.ts';
import type { CategorySummary } from './words.ts';

interface CategoryFieldsProps {
  form: Pick<RecordForm<FormOf<typeof categoryFields>>, 'values' | 'change'>;
  /** The categories that this one can lie in. */
  parents: readonly CategorySummary[];
}

export function CategoryFields({ form, parents }: CategoryFieldsProps) {
  const { values, change } = form;
  return (
    <>
      <NameFields form={form} tip="What belongs in here, in a sentence or two." />
      <Field label="Colour" required>
        <Select
          options={colours}
          value={values.colour}
          onChange={(colour) => change({ colour: colour || 'yellow' })}
        />
      </Field>
      <Field label="Parent" tip="The category it lies in. Leave it empty for an outer one.">
        <Select
          placeholder="None"
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.parent}
          onChange={(parent) => change({ parent })}
        />
      </Field>
    </>
  );
}
