import { Suspense } from 'react';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import { termFields } from '#machines/credit-lot/fields.ts';
import { FieldAround } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import type { Credit } from './credit-record.ts';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

interface Terms {
  readonly quantity: number | null;
  readonly priority: number | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string | null;
}

type Lot = Pick<Credit, 'quantity' | 'priority' | 'expiresAt' | 'available'>;

/** The last day on which it can be used, as a form has it. */
const lastDate = ({ expiresAt }: Lot, zone: string): string | null =>
  momentOf(new Date(Date.parse(expiresAt) - 1).toISOString(), zone)?.date ?? null;

/** The form in which the terms of a lot are edited, whatever it pays for. */
export const termsForm = (zone: string) => ({
  initial: (credit: Lot): Terms => ({
    quantity: credit.quantity,
    priority: credit.priority,
    until: lastDate(credit, zone),
  }),
  missing: ({ quantity, priority, until }: Terms): Readonly<Record<string, string>> => ({
    ...(quantity === null && { quantity: texts.quantityMustBeAWholeNumber }),
    ...(priority === null && { priority: texts.enterAPriority }),
    ...(until === null && { expiresAt: texts.enterTheLastDay }),
  }),
  payload: ({ quantity, priority, until }: Terms, credit: Lot) => ({
    quantity: quantity ?? 0,
    priority: priority ?? 0,
    expiresAt:
      until === null || until === lastDate(credit, zone)
        ? credit.expiresAt
        : valueOf({ date: until, minutes: 24 * 60 }, zone),
  }),
});

const leastWords = (gone: number) => (gone === 0 ? undefined : texts.haveLeftAlready(gone));

interface TermFieldsProps {
  form: RecordForm<Terms>;
  credit: Lot;
}

/** Its fields: how many there are, until when, and what is used first. */
export function TermFields({ form: { values, change }, credit }: TermFieldsProps) {
  const { quantity, available } = credit;
  const tip = leastWords(quantity - available);
  return (
    <>
      <FieldAround fields={{ quantity: { ...termFields.quantity, tip } }} name="quantity">
        <NumberInput
          min={Math.max(1, quantity - available)}
          max={termFields.quantity.most}
          value={values.quantity}
          onChange={(next) => change({ quantity: next })}
        />
      </FieldAround>
      <Suspense fallback={<WaitingLines lines={2} />}>
        <DateField
          label={texts.canBeUsedUntil}
          errorKey="expiresAt"
          required
          value={values.until}
          onChange={(until) => change({ until })}
        />
      </Suspense>
      <FieldAround fields={termFields} name="priority">
        <NumberInput
          min={termFields.priority.least}
          max={termFields.priority.most}
          value={values.priority}
          onChange={(priority) => change({ priority })}
        />
      </FieldAround>
    </>
  );
}
