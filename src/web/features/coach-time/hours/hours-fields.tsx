import { momentOf, valueOf } from '#domain/dates/value.ts';
import { formatDuration } from '#domain/time/format.ts';
import { MINUTE } from '#domain/time/calendar.ts';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { DayHours } from './day-hours.tsx';
import type { HoursValues } from './hours-values.ts';
import type { TimeAnswer } from '../time-answer.ts';
import * as texts from './texts.ts';

interface HoursFieldsProps {
  values: HoursValues;
  change: (patch: Partial<HoursValues>) => void;
  policy: TimeAnswer['policy'];
  today: string;
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

const length = (minutes: number): string => formatDuration(minutes * MINUTE);

export function HoursFields({ values, change, policy, today }: HoursFieldsProps) {
  const { timeZone, days } = values;
  const put = (indexes: readonly number[], spans: (typeof days)[number]) =>
    change({ days: days.map((day, i) => (indexes.includes(i) ? spans : day)) });
  const zoned = zones.some(({ value }) => value === timeZone)
    ? zones
    : [{ value: timeZone, label: timeZone.replaceAll('_', ' ') }, ...zones];
  return (
    <>
      <Field label={texts.timeZone} required tip={texts.theHoursBelowAreIn}>
        <Select
          options={zoned}
          value={timeZone}
          onChange={(chosen) => change({ timeZone: chosen || timeZone })}
        />
      </Field>
      <Stack gap="4">
        {days.map((spans, index) => (
          <DayHours
            // oxlint-disable-next-line react/no-array-index-key -- a day has no other name than its place in the week
            key={index}
            index={index}
            spans={spans}
            onChange={(next) => put([index], next)}
            onCopy={(to) => put(to, spans)}
          />
        ))}
      </Stack>
      <Grid columns="two">
        <Field label={texts.bufferBefore} tip={texts.minutesKeptFreeBeforeEvery}>
          <NumberInput
            min={policy.bufferBefore}
            max={240}
            step={5}
            value={values.bufferBefore}
            onChange={(bufferBefore) => change({ bufferBefore })}
          />
        </Field>
        <Field label={texts.bufferAfter} tip={texts.minutesKeptFreeAfterEvery(policy.bufferAfter)}>
          <NumberInput
            max={240}
            step={5}
            value={values.bufferAfter}
            onChange={(bufferAfter) => change({ bufferAfter })}
          />
        </Field>
        <Field label={texts.sessionsADay} errorKey="maxSessionsPerDay" tip={texts.theMostYouGive}>
          <NumberInput
            min={1}
            max={50}
            value={values.maxSessionsPerDay}
            onChange={(maxSessionsPerDay) => change({ maxSessionsPerDay })}
          />
        </Field>
        <Field
          label={texts.notice}
          errorKey="minNotice"
          tip={texts.howManyHoursAheadMembers(length(policy.minNotice))}
        >
          <NumberInput
            min={0}
            max={720}
            value={values.notice}
            onChange={(notice) => change({ notice })}
          />
        </Field>
      </Grid>
      <Field
        label={texts.validFrom}
        errorKey="effectiveFrom"
        required
        tip={texts.earlierHoursAreKeptSo}
      >
        <DatePicker
          zone={timeZone}
          min={today}
          value={valueOf({ date: values.effectiveFrom, minutes: 0 }, timeZone)}
          onChange={(value) => {
            const date = momentOf(value, timeZone)?.date;
            if (date !== undefined) change({ effectiveFrom: date });
          }}
        />
      </Field>
    </>
  );
}
