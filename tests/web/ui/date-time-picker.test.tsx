import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day, openByKey, panel, showPicker, stopClock } from './date-picker-stage.tsx';

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const value = '2027-05-20T14:07:00.000Z';
const list = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const offered = (name: string) => [...list(name).options].map((option) => option.text);
const closed = (name: string) =>
  [...list(name).options].filter((option) => option.disabled).map((option) => option.text);
const pick = (name: string, to: string) => fireEvent.change(list(name), { target: { value: to } });

test('hours are offered by 12 with AM and PM, or by 24', async () => {
  await openByKey(showPicker({ withTime: true, value }).box);
  expect(offered('Hour')).toHaveLength(24);
  expect(offered('Hour').slice(11, 15)).toEqual(['11 AM', '12 PM', '1 PM', '2 PM']);
  expect(list('Hour').selectedOptions[0]?.text).toBe('2 PM');
  cleanup();
  await openByKey(showPicker({ withTime: true, value, clock: 24 }).box);
  expect(offered('Hour').slice(11, 15)).toEqual(['11', '12', '13', '14']);
});

test('minutes are offered in steps, with the one in force among them', async () => {
  await openByKey(showPicker({ withTime: true, value, minuteStep: 15 }).box);
  expect(offered('Minute')).toEqual(['00', '07', '15', '30', '45']);
});

test('a day keeps the time and the calendar open; the time keeps the day', async () => {
  const { told, box } = showPicker({ withTime: true, value });
  await openByKey(box);
  fireEvent.click(day('Friday, 21 May 2027'));
  pick('Hour', '9');
  pick('Minute', '30');
  expect(told).toEqual([
    '2027-05-21T14:07:00.000Z',
    '2027-05-21T09:07:00.000Z',
    '2027-05-21T09:30:00.000Z',
  ]);
  expect(box.value).toBe('21/05/2027 9:30 AM');
  expect(panel()?.getAttribute('aria-label')).toBe('Choose a date and time');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(panel()).toBe(null);
  expect(document.activeElement).toBe(box);
});

test('a day without a time starts at nine', async () => {
  const { told, box } = showPicker({ withTime: true });
  await openByKey(box);
  fireEvent.click(day('Friday, 21 May 2027'));
  expect(told).toEqual(['2027-05-21T09:00:00.000Z']);
});

test('hours wholly outside the limits cannot be chosen, and a day moves to the nearest moment within', async () => {
  const { told, box } = showPicker({
    withTime: true,
    value,
    min: '2027-05-19T14:30:00.000Z',
    max: '2027-05-20T16:00:00.000Z',
  });
  await openByKey(box);
  expect(closed('Hour')).toEqual(['5 PM', '6 PM', '7 PM', '8 PM', '9 PM', '10 PM', '11 PM']);
  fireEvent.click(day('Wednesday, 19 May 2027'));
  expect(told).toEqual(['2027-05-19T14:30:00.000Z']);
  expect(closed('Minute')).toEqual(['00', '05', '10', '15', '20', '25']);
});
