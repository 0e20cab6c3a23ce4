import { Suspense } from 'react';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { ChosenRecords } from '#web/screens/form/chosen-records.tsx';
import { findCoach } from '#web/screens/form/find-coach.ts';
import { ClockInput } from '#web/ui/dates/clock-input.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { RuleValues } from './rule-values.ts';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

interface RuleFieldsProps {
  values: RuleValues;
  change: (patch: Partial<RuleValues>) => void;
}

const weekdays: readonly [number, string][] = [
  [1, texts.monday],
  [2, texts.tuesday],
  [3, texts.wednesday],
  [4, texts.thursday],
  [5, texts.friday],
  [6, texts.saturday],
  [7, texts.sunday],
];

const places: readonly [LocationKind, string][] = [
  ['video', texts.video],
  ['phone', texts.phone],
  ['inPerson', texts.inPerson],
];

const periods = [
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
];

/** What belongs to the kind that was chosen. */
export function RuleFields({ values, change }: RuleFieldsProps) {
  switch (values.kind) {
    case 'coachIn':
      return <Coaches values={values} change={change} />;
    case 'notBefore':
    case 'notAfter':
      return (
        <Suspense fallback={<Field label={texts.date}>{null}</Field>}>
          <DateField
            label={texts.date}
            errorKey="date"
            required
            value={values.date}
            onChange={(date) => change({ date })}
          />
        </Suspense>
      );
    case 'afterQuestionnaire':
      return (
        <ChooseRecord
          label={texts.questionnaire}
          errorKey="questionnaire"
          required
          route="GET /questionnaire-assignments/choices"
          input={(search) => ({ query: { search, place: 'programme' } })}
          nameOf={({ name }) => name}
          chosen={values.questionnaire}
          onChoose={(questionnaire) => change({ questionnaire })}
          placeholder={texts.searchQuestionnaires}
          none={texts.noQuestionnaire}
        />
      );
    case 'weekdays':
      return (
        <Some
          label={texts.weekdays}
          errorKey="days"
          offered={weekdays}
          chosen={values.days}
          onChange={(days) => change({ days })}
        />
      );
    case 'timeWindow':
      return (
        <Row gap="4">
          <Field label={texts.from} errorKey="from" required>
            <ClockInput value={values.from} onChange={(from) => change({ from })} />
          </Field>
          <Field label={texts.to} errorKey="to" required>
            <ClockInput value={values.to} onChange={(to) => change({ to })} />
          </Field>
        </Row>
      );
    case 'minDaysBetween':
      return <Many label={texts.daysBetween} most={365} values={values} change={change} />;
    case 'afterBooking':
      return <Many label={texts.afterSessions} most={100} values={values} change={change} />;
    case 'maxPerPeriod':
      return (
        <>
          <Many label={texts.most} most={100} values={values} change={change} />
          <Field label={texts.period} errorKey="period" required>
            <Select
              options={periods}
              value={values.period}
              onChange={(period) => change({ period: period === 'month' ? 'month' : 'week' })}
            />
          </Field>
        </>
      );
    case 'locationIn':
      return (
        <Some
          label={texts.places}
          errorKey="places"
          offered={places}
          chosen={values.places}
          onChange={(chosen) => change({ places: chosen })}
        />
      );
  }
}

function Coaches({ values: { coaches }, change }: RuleFieldsProps) {
  return (
    <>
      <ChooseRecord
        {...findCoach}
        key={coaches.length}
        label={texts.coaches}
        errorKey="coaches"
        required
        chosen={null}
        onChoose={(coach) =>
          coach !== null &&
          !coaches.some(({ id }) => id === coach.id) &&
          change({ coaches: [...coaches, coach] })
        }
      />
      <ChosenRecords
        label={texts.limitedToTheseCoaches}
        chosen={coaches}
        removal={texts.removeCoach}
        onChange={(left) => change({ coaches: left })}
      />
    </>
  );
}

function Many({ label, most, values, change }: RuleFieldsProps & { label: string; most: number }) {
  return (
    <Field label={label} errorKey="many" required>
      <NumberInput min={1} max={most} value={values.many} onChange={(many) => change({ many })} />
    </Field>
  );
}

interface SomeProps<Value> {
  label: string;
  errorKey: string;
  offered: readonly (readonly [Value, string])[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Some of several values, in the order in which they are offered. */
function Some<Value extends string | number>(props: SomeProps<Value>) {
  const { label, errorKey, offered, chosen, onChange } = props;
  return (
    <Field label={label} errorKey={errorKey} required group="group">
      <Row gap="6">
        {offered.map(([value, name]) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(
                offered
                  .map(([each]) => each)
                  .filter((each) => (each === value ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </Row>
    </Field>
  );
}
