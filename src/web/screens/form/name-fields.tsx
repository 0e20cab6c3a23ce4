import { Field } from '../../ui/forms/field.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface NameFieldsProps {
  form: { readonly values: Named; change(patch: Partial<Named>): void };
  /** What the name is called: "Team name". */
  label?: string;
  /** What the description is for. */
  tip: string;
}

/** What a record is called, and what it is about: the first fields of most forms. */
export function NameFields({ form: { values, change }, label = 'Name', tip }: NameFieldsProps) {
  return (
    <>
      <Field label={label} errorKey="name" required>
        <TextInput
          maxLength={120}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Description" tip={tip}>
        <Textarea
          rows={3}
          maxLength={500}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </Field>
    </>
  );
}
