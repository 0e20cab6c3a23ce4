import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { later, showPicker, stopClock } from './date-picker-stage.tsx';

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

const before = process.env['TZ'];

const THIRD = '2027-05-03T00:00:00.000Z';
/** What the field says of the box, seen or only heard. */
const problem = () => document.getElementById('field-startDate-error')?.textContent ?? '';
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('what is typed', () => {
  test('is applied after a pause of 1,000 ms, and not before', () => {
    const { told, type } = showPicker();
    type('03/05/2027');
    later(999);
    expect(told).toEqual([]);
    later(1);
    expect(told).toEqual([THIRD]);
  });

  test('starts the pause again with each key', () => {
    const { told, type } = showPicker();
    type('03/05/20');
    later(900);
    type('03/05/2027');
    later(900);
    expect(told).toEqual([]);
    later(100);
    expect(told).toEqual([THIRD]);
  });

  test('is applied at once on Enter and on leaving, and then written the locale’s way', () => {
    const { told, box, type } = showPicker();
    act(() => box.focus());
    type('2027/5/3');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(told).toEqual([THIRD]);
    type('2027-5-4');
    act(() => box.blur());
    expect(told).toEqual([THIRD, '2027-05-04T00:00:00.000Z']);
    expect(box.value).toBe('04/05/2027');
    later(2000);
    expect(told).toHaveLength(2);
  });

  test('stays as it is typed until the box is left', () => {
    const { box, type } = showPicker();
    act(() => box.focus());
    type('3/5/2027');
    later(1000);
    expect(box.value).toBe('3/5/2027');
    act(() => box.blur());
    expect(box.value).toBe('03/05/2027');
  });

  test('empties the value when nothing is left', () => {
    const { told, type } = showPicker({ value: THIRD });
    type('');
    later(1000);
    expect(told).toEqual([null]);
    expect(problem()).toBe('');
  });

  test('that is no date empties the value, stays in the box, and says how a date is written', () => {
    const { told, box, type } = showPicker({ value: THIRD });
    act(() => box.focus());
    type('31/04/2027');
    later(1000);
    expect(heard()).toContain('Enter the date like 04/05/2027.');
    act(() => box.blur());
    expect(heard()).not.toContain('Enter the date like 04/05/2027.');
    expect(told).toEqual([null]);
    expect(box.value).toBe('31/04/2027');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(problem()).toBe('Enter the date like 04/05/2027.');
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described).toContain('field-startDate-error');
    expect(screen.queryByText('A weekday.')).toBe(null);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    type('04/05/2027');
    later(1000);
    expect(problem()).toBe('');
    expect(box.getAttribute('aria-invalid')).toBe(null);
  });

  test('gives way to a value that comes from elsewhere', () => {
    const { box, type } = showPicker({ value: THIRD });
    type('04/05/20');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box.value).toBe('');
  });

  test.each([
    ['02/05/2027', 'Choose 03/05/2027 or a later day.'],
    ['01/07/2027', 'Choose 30/06/2027 or an earlier day.'],
    ['08/05/2027', 'Ana is away.'],
  ])('is refused with the reason when it is %s', (text, reason) => {
    const { told, type } = showPicker({
      min: '2027-05-03',
      max: '2027-06-30',
      unavailable: (date) => (date === '2027-05-08' ? 'Ana is away.' : undefined),
    });
    type(text);
    later(1000);
    expect(told).toEqual([]);
    expect(problem()).toBe(reason);
  });

  test('may have a time where only a date is asked for', () => {
    const { told, type } = showPicker();
    type('03/05/2027 2:05 PM');
    later(1000);
    expect(told).toEqual([THIRD]);
  });
});

describe('a typed date and time', () => {
  test('is the moment in the zone', () => {
    const { told, type } = showPicker({ withTime: true, zone: 'America/New_York' });
    type('2027-05-03 2:05 PM');
    later(1000);
    expect(told).toEqual(['2027-05-03T18:05:00.000Z']);
  });

  test('keeps the time when only the date is typed, and starts at the given one when there is none', () => {
    const kept = showPicker({ withTime: true, value: '2027-05-03T16:20:00.000Z' });
    kept.type('05/05/2027');
    later(1000);
    expect(kept.told).toEqual(['2027-05-05T16:20:00.000Z']);
    cleanup();
    const fresh = showPicker({ withTime: true, startingAt: '10:30' });
    fresh.type('05/05/2027');
    later(1000);
    expect(fresh.told).toEqual(['2027-05-05T10:30:00.000Z']);
  });

  test('is written by 12 hours unless 24 are asked for', () => {
    const value = '2027-05-03T14:05:00.000Z';
    expect(showPicker({ withTime: true, value }).box.value).toBe('03/05/2027 2:05 PM');
    cleanup();
    const { told, box, type } = showPicker({ withTime: true, value, clock: 24 });
    expect(box.value).toBe('03/05/2027 14:05');
    type('03/05/2027 15:10');
    later(1000);
    expect(told).toEqual(['2027-05-03T15:10:00.000Z']);
  });

  test('is refused when its moment is over the limit, to the minute', () => {
    const { told, type } = showPicker({ withTime: true, min: '2027-05-03T14:05:00.000Z' });
    type('03/05/2027 2:04 PM');
    later(1000);
    expect(told).toEqual([]);
    expect(problem()).toBe('Choose 03/05/2027 2:05 PM or later.');
    type('03/05/2027 2:05 PM');
    later(1000);
    expect(told).toEqual(['2027-05-03T14:05:00.000Z']);
  });
});

describe('where no language is asked for', () => {
  test.each([
    ['Europe/London', 'en-US', 'DD/MM/YYYY', '04/05/2027'],
    ['Europe/London', 'de', 'DD/MM/YYYY', '04/05/2027'],
    ['America/New_York', 'en-GB', 'MM/DD/YYYY', '05/04/2027'],
    ['America/New_York', 'sv', 'MM/DD/YYYY', '05/04/2027'],
  ])(
    'the order is that of the reader’s zone, %s, though the browser speaks %s',
    (zone, language, mask, fourthOfMay) => {
      process.env['TZ'] = zone;
      vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
      const told: (string | null)[] = [];
      const value = new Date(2027, 4, 4).toISOString();
      render(
        <Field label="Start date">
          <DatePicker value={value} onChange={(next) => told.push(next)} />
        </Field>,
      );
      const box = screen.getByLabelText<HTMLInputElement>(/Start date/);
      expect([box.placeholder, box.value]).toEqual([mask, fourthOfMay]);
      const [first, second] = fourthOfMay.split('/');
      fireEvent.change(box, { target: { value: `${second}/${first}/2028` } });
      later(1000);
      expect(told).toEqual([new Date(2028, 3, 5).toISOString()]);
    },
  );
});

test('the order stays that of the reader where the value is of another zone', () => {
  process.env['TZ'] = 'America/New_York';
  render(
    <Field label="Valid from">
      <DatePicker
        zone="Europe/Lisbon"
        value="2027-05-13T23:00:00.000Z"
        onChange={() => undefined}
      />
    </Field>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(/Valid from/).value).toBe('05/14/2027');
});

test('the box says how a date is written, beside the field’s tip', () => {
  const { box } = showPicker({ locale: 'de' });
  expect(box.placeholder).toBe('DD.MM.YYYY');
  const words = (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual([
    'A weekday.',
    'Format: 04.05.2027. Press the down arrow for the calendar.',
  ]);
  expect(box.required).toBe(true);
});
