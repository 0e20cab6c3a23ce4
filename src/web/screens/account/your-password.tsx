import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import * as texts from './texts.ts';

interface YourPasswordProps {
  value: string;
  onChange: (password: string) => void;
  tip: string;
}

/** The reader's own password, asked for again; it is kept by no draft. */
export function YourPassword({ value, onChange, tip }: YourPasswordProps) {
  return (
    <Field label={texts.yourPassword} tip={tip} required>
      <PasswordInput
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
