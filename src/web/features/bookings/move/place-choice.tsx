import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Place } from '#domain/bookings/place.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { placeNames } from '../words.ts';
import * as texts from './texts.ts';

interface PlaceChoiceProps {
  kinds: readonly LocationKind[];
  place: Place;
  onChange: (place: Place) => void;
  readOnly?: boolean;
}

/** Where the session takes place; a telephone number or an address where that needs one. */
export function PlaceChoice({ kinds, place, onChange, readOnly }: PlaceChoiceProps) {
  const { kind, detail } = place;
  return (
    <Stack gap="4">
      <RadioGroup
        label={texts.place}
        direction="across"
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: placeNames[value],
          disabled: readOnly === true,
        }))}
        onChange={(chosen) => onChange({ kind: chosen, detail: null })}
      />
      {kind === 'video' ? null : (
        <Field
          key={kind}
          label={kind === 'phone' ? texts.phoneNumber : texts.address}
          errorKey="address"
          required
          tip={kind === 'phone' ? texts.withTheCountryCodeSuch : undefined}
        >
          <TextInput
            type={kind === 'phone' ? 'tel' : 'text'}
            autoComplete="off"
            maxLength={300}
            readOnly={readOnly}
            value={detail ?? ''}
            onChange={({ target }) => onChange({ kind, detail: target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
