import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { AroundQuestion, QuestionInputProps } from './question-props.ts';

/** One answer for each line: each is a group of its own, so that it is read out with its line and fits on a phone. */
export function MatrixInput({
  question: { id, rows, options },
  value,
  onChange,
  around,
}: QuestionInputProps & { around: AroundQuestion }) {
  const chosen: Readonly<Record<string, string>> =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, string>>)
      : {};
  return (
    <Field {...around} group="group">
      <Stack gap="4">
        {rows.map((row) => (
          <RadioGroup
            key={row.id}
            errorKey={`${id}.${row.id}`}
            label={row.label}
            direction="across"
            options={options.map((option) => ({ value: option.id, label: option.label }))}
            value={chosen[row.id]}
            onChange={(option) => onChange({ ...chosen, [row.id]: option })}
          />
        ))}
      </Stack>
    </Field>
  );
}
