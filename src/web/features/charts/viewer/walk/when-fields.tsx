import type { Moment } from '#web/charts/simulator.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { isMoment, momentName } from '../../words.ts';
import * as texts from '../texts.ts';

const hour = 3_600_000;

/** A moment as it is chosen: so many hours from now, or before or after one that the chart knows. */
export interface When {
  readonly hours: number | null;
  /** `later`, `before startsAt`, `after endsAt`. */
  readonly relation: string;
}

/** Moments that the context of a chart holds now. */
export const anchorsOf = ({ snapshot }: Moment): { key: string; at: number }[] =>
  Object.entries(snapshot.context as Record<string, unknown>).flatMap(([key, value]) =>
    isMoment(value) ? [{ key, at: value }] : [],
  );

const relationsOf = (moment: Moment) => [
  { value: 'later', label: texts.hoursFromNow, at: moment.now, sign: 1 },
  ...anchorsOf(moment).flatMap(({ key, at }) => [
    { value: texts.before2(key), label: texts.hoursBefore(momentName(key)), at, sign: -1 },
    { value: texts.after(key), label: texts.hoursAfter(momentName(key)), at, sign: 1 },
  ]),
];

/** Six hours before the start where there is one: the first question that is asked of a booking. */
export const usualWhen = (moment: Moment): When => ({
  hours: 6,
  relation: anchorsOf(moment).some(({ key }) => key === 'startsAt') ? 'before startsAt' : 'later',
});

const relationOf = (moment: Moment, { relation }: When) => {
  const all = relationsOf(moment);
  return all.find(({ value }) => value === relation) ?? all[0];
};

/** The moment that was chosen, in epoch milliseconds; null while the hours are missing. */
export function chosenMoment(moment: Moment, when: When): number | null {
  const relation = relationOf(moment, when);
  if (!relation || when.hours === null) return null;
  return relation.at + relation.sign * when.hours * hour;
}

interface WhenFieldsProps {
  readonly moment: Moment;
  readonly when: When;
  readonly onChange: (when: When) => void;
  /** Tells the fields of two forms on a page apart. */
  readonly form: string;
}

export function WhenFields({ moment, when, onChange, form }: WhenFieldsProps) {
  return (
    <>
      <Field label={texts.hours} id={`${form}-hours`}>
        <NumberInput
          value={when.hours}
          min={0}
          step={0.25}
          onChange={(hours) => onChange({ ...when, hours })}
        />
      </Field>
      <Field label={texts.counted} id={`${form}-counted`}>
        <Select
          value={relationOf(moment, when)?.value ?? 'later'}
          options={relationsOf(moment).map(({ value, label }) => ({ value, label }))}
          onChange={(relation) => onChange({ ...when, relation })}
        />
      </Field>
    </>
  );
}
