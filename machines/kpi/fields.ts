import {
  kpiDirectionNames,
  kpiDirections,
  kpiPeriodNames,
  kpiPeriods,
  kpiSourceNames,
  kpiSources,
  mostInScope,
  type KpiMeasure,
} from '#domain/kpis/vocabulary.ts';
import { choice, optionalLines, own, references, text } from '#domain/records/fields.ts';

/** What staff write about a KPI. Values are rows of their own. */
export const kpiFields = {
  name: text('KPI name', 120),
  description: optionalLines('Description', 500, {
    tip: 'What it says, and how it is measured.',
  }),
  source: choice('Source', kpiSources, { names: kpiSourceNames }),
  /** What is computed; null where nothing is. */
  measure: own<KpiMeasure | null>('What is computed'),
  unit: text('Unit', 20, { tip: 'For example %, points, hours, £ or sessions.' }),
  period: choice('Period', kpiPeriods, { names: kpiPeriodNames }),
  direction: choice('Direction', kpiDirections, { names: kpiDirectionNames }),
  targetValue: own<number | null>('Target'),
  minValue: own<number | null>('Minimum'),
  maxValue: own<number | null>('Maximum'),
  /** Whose members have values; everybody where none are named. */
  organizationIds: references('Organisations', 'Choose organisations from the list.', mostInScope),
  programmeIds: references('Programmes', 'Choose programmes from the list.', mostInScope),
} as const;
