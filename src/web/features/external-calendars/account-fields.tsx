import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import * as texts from './texts.ts';

interface Account {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface AccountFieldsProps {
  provider: 'caldav' | 'ics';
  values: Account;
  change: (patch: Partial<Account>) => void;
}

/** What opens an account that asks for no consent of its own. */
export function AccountFields({ provider, values, change }: AccountFieldsProps) {
  return (
    <>
      <AddressField
        provider={provider}
        value={values.address}
        onChange={(address) => change({ address })}
      />
      {provider === 'ics' ? null : (
        <>
          <Field label={texts.userName} errorKey="username" required>
            <TextInput
              value={values.username}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ username: target.value })}
            />
          </Field>
          <PasswordField value={values.password} onChange={(password) => change({ password })} />
        </>
      )}
    </>
  );
}

interface SecretFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export const AddressField = ({
  provider,
  value,
  onChange,
}: SecretFieldProps & Pick<AccountFieldsProps, 'provider'>) => (
  <Field
    label={texts.address}
    tip={provider === 'caldav' ? texts.theAddressOfTheCalendar : texts.theAddress}
    required
  >
    <TextInput
      value={value}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);

export const PasswordField = ({ value, onChange }: SecretFieldProps) => (
  <Field label={texts.password} tip={texts.mostProvidersGiveYouAn} required>
    <PasswordInput
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
