import {
  kpiMeasureNames,
  kpiMeasures,
  kpiPeriodNames,
  kpiPeriods,
  kpiSourceNames,
  kpiSources,
  type KpiMeasure,
} from '#domain/kpis/vocabulary.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { KpiValues } from './kpi-form.ts';
import { kpis } from './kpi-records.ts';
import { ScopeFields } from './scope-fields.tsx';
import * as texts from './texts.ts';

const { name, description, source, measure, unit, period, direction, ...numbers } = kpis.fields;
const { targetValue, minValue, maxValue } = numbers;

interface KpiInputsProps {
  form: Pick<RecordForm<KpiValues>, 'values' | 'change'>;
  /** It has so many values, which say where they come from and how often. */
  keeps?: number;
}

const isLong = (each: KpiValues['period']): boolean => each !== 'perSession' && each !== 'once';

export function KpiInputs({ form, keeps = 0 }: KpiInputsProps) {
  const { values, change } = form;
  const isComputed = values.source === 'computed';
  return (
    <>
      <RecordFields fields={{ name, description }} form={form} />
      {keeps > 0 ? (
        <Notice>{texts.keptWithValues(keeps)}</Notice>
      ) : (
        <>
          <RadioGroup
            label={source.label}
            value={values.source}
            options={kpiSources.map((value) => ({ value, label: kpiSourceNames[value] }))}
            onChange={(chosen) =>
              change({
                source: chosen,
                ...(chosen === 'computed' && !isLong(values.period) && { period: 'monthly' }),
              })
            }
          />
          {isComputed ? <MeasureField form={form} /> : null}
          <RecordFields fields={{ unit }} form={form} />
          <FieldAround fields={{ period }} name="period">
            <Select
              options={kpiPeriods
                .filter((each) => !isComputed || isLong(each))
                .map((value) => ({ value, label: kpiPeriodNames[value] }))}
              value={values.period}
              onChange={(chosen) => change({ period: chosen || 'monthly' })}
            />
          </FieldAround>
        </>
      )}
      <RecordFields fields={{ direction }} form={form} />
      <Field label={targetValue.label} errorKey="targetValue" tip={texts.targetTip}>
        <NumberInput
          step={0.01}
          value={values.targetValue}
          onChange={(value) => change({ targetValue: value })}
        />
      </Field>
      <Field label={minValue.label} errorKey="minValue" tip={texts.rangeTip}>
        <NumberInput
          step={0.01}
          value={values.minValue}
          onChange={(value) => change({ minValue: value })}
        />
      </Field>
      <Field label={maxValue.label} errorKey="maxValue">
        <NumberInput
          step={0.01}
          value={values.maxValue}
          onChange={(value) => change({ maxValue: value })}
        />
      </Field>
      <ScopeFields form={form} />
    </>
  );
}

const unitOf: Readonly<Record<KpiMeasure, string>> = {
  bookingsCompleted: 'bookings',
  attendanceRate: '%',
  hoursCoached: 'hours',
  sessionsMissed: 'sessions',
  resourcesDone: 'resources',
  pointsEarned: 'points',
  aiScore: 'of 100',
};

function MeasureField({ form: { values, change } }: Pick<KpiInputsProps, 'form'>) {
  return (
    <Field label={measure.label} errorKey="measure" tip={texts.computedLead} required>
      <Select
        placeholder={texts.chooseOne}
        options={kpiMeasures.map((value) => ({ value, label: kpiMeasureNames[value] }))}
        value={values.measure ?? ''}
        onChange={(chosen) =>
          change({ measure: chosen || null, ...(chosen && { unit: unitOf[chosen] }) })
        }
      />
    </Field>
  );
}
