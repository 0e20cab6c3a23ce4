import { useIsClosed } from '#web/screens/command/use-offer.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';

interface RefundUntilProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Until when a credit that is given back can be used. */
export function RefundUntil({ value, onChange }: RefundUntilProps) {
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
