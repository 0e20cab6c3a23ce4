import type { CategoryColour } from '#domain/resources/vocabulary.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { NameFields } from '#web/screens/name-fields.tsx';
import type { RecordForm } from '#web/screens/use-record-form.ts';
import { colours } from './words.ts';
import type { CategorySummary } from './words.ts';

/** What a category's form holds: text as it is typed. */
export interface CategoryValues {
  readonly name: string;
  readonly description: string;
  readonly colour: CategoryColour;
  readonly parent: string;
}

export const emptyCategory: CategoryValues = {
  name: '',
  description: '',
  colour: 'yellow',
  parent: '',
};

/** The values as the server takes them. */
export const fieldsOf = ({ name, description, colour, parent }: CategoryValues) => ({
  name,
  description: description || null,
  colour,
  parent: parent || null,
});

/** What is missing before anything is sent. */
export const missingIn = ({ name }: CategoryValues): Readonly<Record<string, string>> =>
  name.trim() === '' ? { name: 'Name is required.' } : {};

interface CategoryFieldsProps {
  form: Pick<RecordForm<CategoryValues>, 'values' | 'change'>;
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
