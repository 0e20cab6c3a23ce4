import { Suspense } from 'react';
import { momentOf, valueOf } from '#domain/dates/value.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { ReasonField } from '../action/reason-field.tsx';
import * as texts from './texts.ts';

/** The picker of a day is fetched while the reason is written. */
const RefundUntil = lazyPart(async () => (await import('./refund-until.tsx')).RefundUntil);

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
      <ReasonField form={form} required tip={texts.itStaysInTheLedger(isNotified)} />
      <Suspense fallback={<WaitingLines lines={2} />}>
        <RefundUntil value={form.values.until} onChange={(until) => form.change({ until })} />
      </Suspense>
    </>
  );
}

/** The midnight after a day. */
export function endOf(day: string | null, zone: string): string | null {
  const date = momentOf(day, zone)?.date;
  return date === undefined ? null : valueOf({ date, minutes: 24 * 60 }, zone);
}
