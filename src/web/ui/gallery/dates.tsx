import { useState } from 'react';
import { DATE_LOCALES, type DateLocale } from '#domain/dates/locales.ts';
import { formatShort } from '#domain/dates/masks.ts';
import { dateNames } from '#domain/dates/names.ts';
import { dayNumber, weekdayOfDay, type LocalDate } from '#domain/time/calendar.ts';
import { Card } from '../layout/card.tsx';
import { DataTable, type Column } from '../lists/data-table.tsx';
import { DatePicker } from '../dates/date-picker.tsx';
import { ZoneChip } from '../dates/zone-chip.tsx';
import { DateTimePicker } from '../dates/date-time-picker.tsx';
import { Field } from '../forms/field.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { TimeGrid, type GridDay, type GridLook, type GridStretch } from '../dates/time-grid.tsx';
import { Shelf } from './shelf.tsx';
import { States } from './states.tsx';

const errors = { lastDay: 'Choose a last day after the first.' };
const example = { date: '2027-05-03', minutes: 0 };
const weekends = (date: LocalDate) =>
  weekdayOfDay(dayNumber(date)) > 5 ? 'Ana does not work at weekends.' : undefined;
const localeColumns: [Column<DateLocale>, ...Column<DateLocale>[]] = [
  { key: 'tag', header: 'Locale', cell: ({ tag }) => tag },
  { key: 'form', header: 'Short form', cell: ({ shortForm }) => shortForm },
  { key: 'date', header: 'Written', cell: (locale) => formatShort(example, locale) },
  {
    key: 'week',
    header: 'Week begins',
    cell: ({ firstWeekday }) => dateNames('en-GB').weekdays[firstWeekday - 1],
  },
];
const looks: readonly [GridLook, string][] = [
  ['off', 'Not working'],
  ['hours', 'Working hours'],
  ['extra', 'Extra time'],
  ['booking', 'Session with Mia Thornton'],
  ['hold', 'Held'],
  ['away', 'Out of office'],
  ['busy', 'Busy'],
  ['none', 'Skipped by the clocks'],
];
const gridDays: readonly GridDay[] = ['Mon 3 May', 'Tue 4 May', 'Wed 5 May'].map(
  (heading, day) => ({
    key: heading,
    heading,
    cells: looks.map((_, row) => {
      const [look, label] = looks[(row + day) % looks.length] ?? ['off', ''];
      return { time: `${String(9 + row).padStart(2, '0')}:00`, look, label, text: label };
    }),
  }),
);
const languages = [
  ['en-US', 'American English'],
  ['de', 'German'],
  ['nb', 'Norwegian'],
  ['ja', 'Japanese'],
  ['ar', 'Arabic'],
] as const;

export function DatesShelf() {
  const [day, setDay] = useState<string | null>('2027-05-04T00:00:00.000Z');
  const [empty, setEmpty] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>('2027-05-03T00:00:00.000Z');
  const [limited, setLimited] = useState<string | null>(null);
  const [moment, setMoment] = useState<string | null>('2027-05-04T14:05:00.000Z');
  const [night, setNight] = useState<string | null>('2027-05-04T22:30:00.000Z');
  const [stretch, setStretch] = useState<GridStretch | null>({ day: 1, from: 2, to: 3 });
  const house = { locale: 'en-GB', zone: 'UTC' };
  return (
    <Shelf title="Dates">
      <Grid columns="two">
        <Card title="Date pickers">
          <Stack gap="6" measure="form">
            <Field label="First day" required tip="The programme begins then.">
              <DatePicker {...house} value={day} onChange={setDay} />
            </Field>
            <Field label="Birthday" tip="Nobody but you sees the year.">
              <DatePicker {...house} value={empty} onChange={setEmpty} />
            </Field>
            <Field label="Last day" errors={errors}>
              <DatePicker {...house} value={last} onChange={setLast} />
            </Field>
            <Field label="Day off" tip="A weekday of May or June 2027.">
              <DatePicker
                {...house}
                value={limited}
                onChange={setLimited}
                min="2027-05-04"
                max="2027-06-30"
                unavailable={weekends}
              />
            </Field>
            <Field label="Closed on" tip="Set by your administrator.">
              <DatePicker {...house} value={day} onChange={setDay} disabled />
            </Field>
          </Stack>
        </Card>
        <Card title="States of the box">
          <States of={['default', 'empty', 'focus', 'error', 'disabled']}>
            {(state) => (
              <Field
                label="Start date"
                id={`gallery-start-${state}`}
                tip="A weekday."
                errorKey="shown"
                errors={{ shown: state === 'error' ? 'Choose a start date.' : undefined }}
              >
                <DatePicker
                  {...house}
                  value={state === 'empty' || state === 'error' ? null : day}
                  onChange={setDay}
                  disabled={state === 'disabled'}
                />
              </Field>
            )}
          </States>
        </Card>
        <Card title="Date and time, and other languages">
          <Stack gap="6" measure="form">
            <Field label="Session begins" tip="In your time zone.">
              <DateTimePicker
                {...house}
                value={moment}
                onChange={setMoment}
                min="2027-05-04T09:30:00.000Z"
              />
            </Field>
            <Field label="Session ends">
              <DateTimePicker {...house} clock={24} value={night} onChange={setNight} />
            </Field>
            {languages.map(([locale, name]) => (
              <Field key={locale} label={name}>
                <DatePicker locale={locale} zone="UTC" value={day} onChange={setDay} />
              </Field>
            ))}
          </Stack>
        </Card>
      </Grid>
      <Card title="A week's time" note={<ZoneChip zone="Europe/London" of="Working hours" />}>
        <TimeGrid label="Time of a week" days={gridDays} value={stretch} onSelect={setStretch} />
      </Card>
      <DataTable
        caption="How dates are written where a language is spoken"
        rows={DATE_LOCALES}
        rowKey={({ tag }) => tag}
        columns={localeColumns}
      />
    </Shelf>
  );
}
