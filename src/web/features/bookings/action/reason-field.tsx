import { useIsClosed } from '#web/screens/command/use-offer.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { cameFor } from '#web/screens/focus-heading.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import * as texts from './texts.ts';

interface ReasonFieldProps {
  form: Pick<RecordForm<{ readonly reason: string }>, 'values' | 'change'>;
  /** What it is called; why it is done, where nothing is said. */
  label?: string;
  required?: boolean;
  /** Who reads it. */
  tip: string;
  rows?: number;
  /** The form was opened to write it. */
  takesFocus?: boolean;
}

/** Why somebody does something to a booking. */
export function ReasonField({
  form,
  label = texts.reason,
  required,
  tip,
  rows = 3,
  takesFocus = false,
}: ReasonFieldProps) {
  return (
    <Field label={label} required={required} tip={tip}>
      <Textarea
        {...(takesFocus ? cameFor : {})}
        rows={rows}
        maxLength={500}
        value={form.values.reason}
        readOnly={useIsClosed()}
        onChange={({ target }) => form.change({ reason: target.value })}
      />
    </Field>
  );
}
