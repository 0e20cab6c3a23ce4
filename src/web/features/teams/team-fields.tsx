import type { RecordForm } from '#web/screens/use-record-form.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** What every form of a team holds. */
export interface TeamValues {
  readonly name: string;
  readonly description: string;
}

/** What is missing before anything is sent. */
export const missingName = ({ name }: TeamValues): Readonly<Record<string, string>> =>
  name.trim() === '' ? { name: 'Team name is required.' } : {};

export function TeamFields({
  form: { values, change },
}: {
  form: { values: TeamValues; change: (patch: Partial<TeamValues>) => void } & Partial<
    Pick<RecordForm<TeamValues>, 'busy'>
  >;
}) {
  return (
    <>
      <Field label="Team name" errorKey="name" required>
        <TextInput
          maxLength={120}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label="Description" tip="What the team does, in a sentence or two.">
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
