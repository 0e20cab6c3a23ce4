import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Holders } from '../words.ts';
import * as texts from './texts.ts';

interface OptionFieldProps {
  options: Holders['options'];
  value: string;
  onChange: (option: string) => void;
}

/** Which of the sessions of the programme the credits pay for. */
export function OptionField({ options, value, onChange }: OptionFieldProps) {
  return (
    <Field label={texts.session} errorKey="sessionOption" required>
      <Select
        options={options.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}
