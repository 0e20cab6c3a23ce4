import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Holders } from '../words.ts';

/** What the field is called, in words and in what the server says of it. */
export interface OptionNames {
  readonly label: string;
  readonly errorKey: string;
}

/** What the forms of credits are called for each of their purposes, and who can have them. */
export interface FormNames {
  readonly title: string;
  readonly option: OptionNames;
  readonly holder: string;
  readonly holders: string;
}

interface OptionFieldProps extends OptionNames {
  options: Holders['options'];
  value: string;
  onChange: (option: string) => void;
}

/** What the credits pay for, of what the programme offers. */
export function OptionField({ label, errorKey, options, value, onChange }: OptionFieldProps) {
  return (
    <Field label={label} errorKey={errorKey} required>
      <Select
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
