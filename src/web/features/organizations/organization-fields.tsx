import { momentOf, valueOf } from '#domain/dates/value.ts';
import { policyTerms } from '#domain/policy/terms.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { amount } from './amounts.ts';
import type { OrganizationValues } from './organization-values.ts';

interface OrganizationFieldsProps {
  form: Pick<RecordForm<OrganizationValues>, 'values' | 'change'>;
}

export function OrganizationFields({ form }: OrganizationFieldsProps) {
  const { values, change } = form;
  const zone = useZone();
  const valueAt = (date: string) => (date === '' ? null : valueOf({ date, minutes: 0 }, zone));
  const dateAt = (value: string | null) => momentOf(value, zone)?.date ?? '';
  return (
    <>
      <Field label="Name" required>
        <TextInput
          maxLength={120}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Brand label" tip="Its people read it beside the logo, up to 40 characters.">
        <TextInput
          maxLength={40}
          value={values.brandLabel}
          onChange={({ target }) => change({ brandLabel: target.value })}
        />
      </Field>
      <Field
        label="Email domains"
        tip="What stands behind the @ in its people’s addresses, with commas between: acme.com, acme.co.uk"
      >
        <TextInput
          value={values.emailDomains}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ emailDomains: target.value })}
        />
      </Field>
      <Field label="Contract start">
        <DatePicker
          zone={zone}
          value={valueAt(values.contractStart)}
          onChange={(value) => change({ contractStart: dateAt(value) })}
        />
      </Field>
      <Field label="Contract end">
        <DatePicker
          zone={zone}
          value={valueAt(values.contractEnd)}
          onChange={(value) => change({ contractEnd: dateAt(value) })}
        />
      </Field>
      <PolicyFields form={form} />
    </>
  );
}

/** The rules that it may have for itself; an empty box leaves the product's. */
function PolicyFields({ form: { values, change } }: OrganizationFieldsProps) {
  const { policy } = values;
  return (
    <Card
      title="Booking rules"
      note="Leave a field empty to go by the product’s own rule. A change counts for bookings made from then on."
    >
      <Stack gap="4">
        {policyTerms.map(({ key, label, unit, min, max, standard, meaning }) => (
          <Field
            key={key}
            label={`${label} (${unit})`}
            errorKey={`policyOverrides.${key}`}
            id={`policy-${key}`}
            tip={`${meaning} Empty: ${amount(standard, unit)}.`}
          >
            <NumberInput
              min={min}
              max={max}
              placeholder={String(standard)}
              value={policy[key]}
              onChange={(value) => change({ policy: { ...policy, [key]: value } })}
            />
          </Field>
        ))}
      </Stack>
    </Card>
  );
}
