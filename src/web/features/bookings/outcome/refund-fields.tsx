import { momentOf, valueOf } from '#domain/dates/value.ts';
import { useIsClosed } from '#web/screens/command/use-offer.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ReasonField } from '../action/reason-field.tsx';

export interface Refund {
  readonly reason: string;
  /** The last day, as the picker has it. */
  readonly until: string | null;
}

interface RefundFieldsProps {
  readonly form: Pick<RecordForm<Refund>, 'values' | 'change'>;
  /** Whoever takes part reads why. */
  readonly isNotified?: boolean;
}

/** Why a credit is given back, and where it helps, more time to use it. */
export function RefundFields({ form, isNotified = false }: RefundFieldsProps) {
  return (
    <>
      <ReasonField
        form={form}
        required
        tip={`${isNotified ? 'Everyone who takes part can read it. ' : ''}It stays in the ledger for good: name nobody.`}
      />
      <Expiry value={form.values.until} onChange={(until) => form.change({ until })} />
    </>
  );
}

interface ExpiryProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

function Expiry({ value, onChange }: ExpiryProps) {
  return (
    <Field
      label="Can be used until"
      errorKey="expiresAt"
      tip="Leave it empty to keep the day. Another day holds for all credits of the same lot."
    >
      <DatePicker zone={useZone()} value={value} onChange={onChange} disabled={useIsClosed()} />
    </Field>
  );
}

/** The midnight after a day. */
export function endOf(day: string | null, zone: string): string | null {
  const date = momentOf(day, zone)?.date;
  return date === undefined ? null : valueOf({ date, minutes: 24 * 60 }, zone);
}
