import type { ReactNode } from 'react';
import { formatKpiValue } from '#domain/kpis/values.ts';
import {
  kpiDirectionNames,
  kpiMeasureNames,
  kpiPeriodNames,
  kpiSourceNames,
} from '#domain/kpis/vocabulary.ts';
import { lastChanged } from '#web/screens/record/last-changed.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { Kpi } from './kpi-records.ts';
import * as texts from './texts.ts';

/** How a KPI is defined. */
export function KpiFacts({ kpi, actions }: { kpi: Kpi; actions?: ReactNode }) {
  const { description, source, measure, unit, period, direction, targetValue } = kpi;
  return (
    <Card title={texts.aboutThisKpi} actions={actions}>
      <Facts
        facts={[
          { term: texts.description, detail: description ?? texts.none },
          {
            term: texts.source,
            detail:
              measure === null
                ? kpiSourceNames[source]
                : `${kpiSourceNames[source]}: ${kpiMeasureNames[measure]}`,
          },
          { term: texts.period, detail: kpiPeriodNames[period] },
          { term: texts.direction, detail: kpiDirectionNames[direction] },
          {
            term: texts.target,
            detail: targetValue === null ? texts.none : formatKpiValue(targetValue, unit),
          },
          { term: texts.range, detail: rangeWords(kpi) },
          { term: texts.organisations, detail: namesIn(kpi.organizationIds) },
          { term: texts.programmes, detail: namesIn(kpi.programmeIds) },
          ...(source === 'computed'
            ? [
                {
                  term: texts.lastComputed,
                  detail: kpi.computedAt === null ? texts.never : <When at={kpi.computedAt} />,
                },
              ]
            : []),
          lastChanged(kpi),
        ]}
      />
    </Card>
  );
}

const namesIn = (chosen: Kpi['organizationIds']): string =>
  chosen.length === 0 ? texts.everyone : chosen.map(({ name }) => name).join(', ');

function rangeWords({ minValue, maxValue, unit }: Kpi): string {
  const words = (value: number) => formatKpiValue(value, unit);
  if (minValue === null) return maxValue === null ? texts.none : texts.upTo(words(maxValue));
  return maxValue === null
    ? texts.from(words(minValue))
    : texts.between(words(minValue), words(maxValue));
}
