import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import * as texts from './texts.ts';

interface KpiFieldProps {
  kpi: string | null;
  onChange: (kpi: string | null) => void;
}

/** The KPI that the answers are values of, among those that take answers; nothing where there is none. */
export function KpiField({ kpi, onChange }: KpiFieldProps) {
  const { data } = useApiQuery('GET /kpis', { query: { source: 'question', perPage: 100 } });
  const kpis = data?.data.results ?? [];
  if (kpis.length === 0) return null;
  return (
    <Field label={texts.kpi} tip={texts.kpiTip}>
      <Select
        placeholder={texts.noKpi}
        options={kpis.map(({ id, name }) => ({ value: id, label: name }))}
        value={kpi ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
      />
    </Field>
  );
}
