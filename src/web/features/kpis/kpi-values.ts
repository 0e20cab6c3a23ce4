import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import type { FormOf } from '#web/screens/form/field-values.ts';
import type { kpis } from './kpi-records.ts';

/** What the form of a KPI holds: what it is limited to with its names. */
export interface KpiValues extends Omit<
  FormOf<typeof kpis.fields>,
  'organizationIds' | 'programmeIds'
> {
  readonly organizations: readonly ChosenRecord[];
  readonly programmes: readonly ChosenRecord[];
}
