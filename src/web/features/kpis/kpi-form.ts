import { isRange, rangeSentence, troubleOfValue } from '#domain/kpis/values.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
} from '#web/screens/form/field-values.ts';
import { kpis, type Kpi } from './kpi-records.ts';
import * as texts from './texts.ts';

/** What the form of a KPI holds: what it is limited to with its names. */
export interface KpiValues extends Omit<
  FormOf<typeof kpis.fields>,
  'organizationIds' | 'programmeIds'
> {
  readonly organizations: readonly ChosenRecord[];
  readonly programmes: readonly ChosenRecord[];
}

const { organizationIds: _, programmeIds: __, ...shown } = kpis.fields;

export const newKpi: KpiValues = {
  ...emptyForm(shown),
  period: 'monthly',
  organizations: [],
  programmes: [],
};

export const valuesOf = ({
  organizationIds: homes,
  programmeIds: parts,
  ...kpi
}: Kpi): KpiValues => ({
  ...formOf(shown, kpi),
  organizations: homes,
  programmes: parts,
});

const idsOf = (chosen: readonly ChosenRecord[]): string[] => chosen.map(({ id }) => id);

export const writtenOf = ({ organizations, programmes, ...values }: KpiValues) => ({
  ...writtenIn(shown, values),
  measure: values.source === 'computed' ? values.measure : null,
  organizationIds: idsOf(organizations),
  programmeIds: idsOf(programmes),
});

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: KpiValues): Readonly<Record<string, string>> {
  const { targetValue: target } = values;
  const outside = target === null || !isRange(values) ? null : troubleOfValue(target, values);
  return {
    ...missingIn(shown, values),
    ...(values.source === 'computed' &&
      values.measure === null && { measure: texts.chooseAMeasure }),
    ...(!isRange(values) && { maxValue: rangeSentence }),
    ...(values.direction === 'target' && target === null && { targetValue: texts.enterTheTarget }),
    ...(outside !== null && { targetValue: outside }),
  };
}
