import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { CreateParts } from './create-parts.ts';
import { placeNames } from './words.ts';

/** Where the session takes place; a telephone number or an address where that needs one. */
export function PlaceFields({ draft, change, known }: CreateParts) {
  const { session, kind } = known;
  if (session === undefined || kind === null) return null;
  return (
    <Stack gap="4">
      <RadioGroup
        label="Place"
        direction="across"
        value={kind}
        options={session.locationKinds.map((value) => ({ value, label: placeNames[value] }))}
        onChange={(chosen) => change({ kind: chosen, detail: '' })}
      />
      {kind === 'video' ? null : (
        <Field
          key={kind}
          label={kind === 'phone' ? 'Telephone number' : 'Address'}
          errorKey="address"
          required
          tip={kind === 'phone' ? 'With the country code, such as +44 20 7946 0018.' : undefined}
        >
          <TextInput
            type={kind === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={300}
            value={draft.detail}
            onChange={({ target }) => change({ detail: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
