import { useIsClosed } from '#web/screens/command/use-offer.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import * as texts from './texts.ts';

interface RefundUntilProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Until when a credit that is given back can be used. */
export function RefundUntil({ value, onChange }: RefundUntilProps) {
  return (
    <Field label={texts.canBeUsedUntil2} errorKey="expiresAt" tip={texts.leaveItEmptyToKeep}>
      <DatePicker zone={useZone()} value={value} onChange={onChange} disabled={useIsClosed()} />
    </Field>
  );
}
