import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  day,
  focused,
  later,
  openByKey,
  panel,
  press,
  settled,
  showPicker,
  stopClock,
} from './date-picker-stage.tsx';

beforeEach(stopClock);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const value = '2027-05-20T00:00:00.000Z';
const away = (date: string) => (date === '2027-05-21' ? 'Ana is away.' : undefined);
const around = (box: HTMLElement) => box.closest('[dir]') ?? box;
const point = (box: HTMLElement, pointerType = 'mouse') => {
  fireEvent.pointerEnter(around(box), { pointerType });
  fireEvent.pointerMove(box, { pointerType });
};

describe('the calendar', () => {
  test('opens on focus and closes when the focus leaves', async () => {
    const { box } = showPicker();
    act(() => box.focus());
    await settled();
    expect(panel()).not.toBe(null);
    expect(document.activeElement).toBe(box);
    act(() => box.blur());
    expect(panel()).toBe(null);
  });

  test('opens on hover, stays while the pointer is inside, and closes when it is away', async () => {
    const { box } = showPicker();
    point(box);
    later(110);
    await settled();
    expect(panel()).not.toBe(null);
    fireEvent.pointerLeave(around(box), { pointerType: 'mouse' });
    later(109);
    point(box);
    later(5000);
    expect(panel()).not.toBe(null);
    fireEvent.pointerLeave(around(box), { pointerType: 'mouse' });
    later(110);
    expect(panel()).toBe(null);
  });

  test('does not open under a pointer that has not moved', async () => {
    const { box } = showPicker();
    fireEvent.pointerEnter(around(box), { pointerType: 'mouse' });
    later(1000);
    await settled();
    expect(panel()).toBe(null);
  });

  test('does not take a finger passing by for a pointer', async () => {
    const { box } = showPicker();
    point(box, 'touch');
    later(1000);
    await settled();
    expect(panel()).toBe(null);
  });

  test('goes away on Escape, inside or merely hovered, and gives the focus back', async () => {
    const { box } = showPicker({ value });
    await openByKey(box);
    expect(focused()).toBe('Thursday, 20 May 2027');
    press('Escape');
    expect(panel()).toBe(null);
    expect(document.activeElement).toBe(box);
    act(() => box.blur());
    point(box);
    later(110);
    await settled();
    expect(panel()).not.toBe(null);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel()).toBe(null);
  });

  test('does not hold up those who go through a form by Tab', async () => {
    const { box } = showPicker();
    act(() => box.focus());
    await settled();
    press('Tab');
    expect(panel()).toBe(null);
  });

  test('is opened by its button, with the focus on today when nothing is chosen', async () => {
    showPicker();
    const button = screen.getByRole('button', { name: 'Open the calendar' });
    act(() => button.focus());
    fireEvent.click(button);
    await settled();
    expect(focused()).toBe('Tuesday, 4 May 2027');
    press('Escape');
    expect(document.activeElement).toBe(button);
  });

  test('stays closed while the picker is disabled', async () => {
    const { box } = showPicker({ disabled: true });
    point(box);
    later(1000);
    await settled();
    expect(panel()).toBe(null);
  });
});

describe('a chosen day', () => {
  test('is told as an ISO string with milliseconds and zone, closes the calendar and leads back to the box', async () => {
    const { told, box } = showPicker({ value, zone: 'America/New_York' });
    await openByKey(box);
    fireEvent.click(day('Saturday, 1 May 2027'));
    expect(told).toEqual(['2027-05-01T04:00:00.000Z']);
    expect(box.value).toBe('01/05/2027');
    expect(panel()).toBe(null);
    expect(document.activeElement).toBe(box);
  });

  test('is marked as chosen, and today as today', async () => {
    const { box } = showPicker({ value });
    await openByKey(box);
    const chosen = screen.getAllByRole('gridcell', { selected: true });
    expect(chosen.map((cell) => cell.textContent)).toEqual(['20']);
    expect(day('Tuesday, 4 May 2027').getAttribute('aria-current')).toBe('date');
  });

  test('is followed by the calendar when it is typed', async () => {
    const { box, type } = showPicker({ value });
    act(() => box.focus());
    await settled();
    type('01/02/2028');
    later(1000);
    expect(screen.getByRole('grid', { name: 'February 2028' })).toBeDefined();
  });

  test('is not one that cannot be chosen, whose name says why', async () => {
    const { told, box } = showPicker({ value, unavailable: away, max: '2027-05-25' });
    await openByKey(box);
    fireEvent.click(day('Friday, 21 May 2027, not available: Ana is away.'));
    fireEvent.click(
      day('Wednesday, 26 May 2027, not available: Choose 25/05/2027 or an earlier day.'),
    );
    expect(told).toEqual([]);
    expect(panel()).not.toBe(null);
  });
});

describe('keys in the calendar', () => {
  test.each([
    ['ArrowRight', false, 'Friday, 21 May 2027'],
    ['ArrowLeft', false, 'Wednesday, 19 May 2027'],
    ['ArrowDown', false, 'Thursday, 27 May 2027'],
    ['ArrowUp', false, 'Thursday, 13 May 2027'],
    ['Home', false, 'Monday, 17 May 2027'],
    ['End', false, 'Sunday, 23 May 2027'],
    ['PageDown', false, 'Sunday, 20 June 2027'],
    ['PageUp', false, 'Tuesday, 20 April 2027'],
    ['PageDown', true, 'Saturday, 20 May 2028'],
    ['PageUp', true, 'Wednesday, 20 May 2026'],
  ])('%s (Shift: %s) leads to %s', async (key, shiftKey, name) => {
    const { box } = showPicker({ value });
    await openByKey(box);
    press(key, { shiftKey });
    expect(focused()).toBe(name);
    const tabStops = screen
      .getAllByRole('grid')
      .flatMap((grid) => [...grid.querySelectorAll('button[tabindex="0"]')]);
    expect(tabStops).toEqual([document.activeElement]);
  });

  test('run the other way in Arabic, whose week begins on Saturday', async () => {
    const { box } = showPicker({ value, locale: 'ar' });
    await openByKey(box);
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('21');
    press('Home');
    expect(document.activeElement?.textContent).toBe('15');
    expect(box.value).toBe('20/\u200F5/\u200F2027');
    expect(around(box).getAttribute('dir')).toBe('rtl');
  });

  test('stop at the limits', async () => {
    const { box } = showPicker({ value, min: '2027-05-18', max: '2027-05-22' });
    await openByKey(box);
    press('PageDown');
    expect(focused()).toBe('Saturday, 22 May 2027');
    press('ArrowUp');
    expect(focused()).toBe('Tuesday, 18 May 2027');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(
      true,
    );
  });
});

describe('months', () => {
  test('are headed by their name and by letters that have whole names', async () => {
    const { box } = showPicker({ value, locale: 'de' });
    await openByKey(box);
    const headings = within(screen.getByRole('grid', { name: 'Mai 2027' })).getAllByRole(
      'columnheader',
    );
    expect(headings.map((heading) => heading.textContent).join('')).toBe('MDMDFSS');
    expect(headings[0]?.querySelector('[aria-label="Montag"]')).not.toBe(null);
    expect(screen.getByRole('button', { name: 'Mai 2027, choose a month' })).toBeDefined();
  });

  test('turn by the buttons', async () => {
    const { box } = showPicker({ value: '2027-01-31T00:00:00.000Z' });
    await openByKey(box);
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeDefined();
  });

  test('are chosen from twelve short names, and years from twelve numbers', async () => {
    const { box } = showPicker({ value, min: '2018-06-30' });
    await openByKey(box);
    fireEvent.click(screen.getByRole('button', { name: 'May 2027, choose a month' }));
    expect(document.activeElement?.textContent).toBe('May, 2027');
    press('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Jun, 2027');
    fireEvent.click(screen.getByRole('button', { name: '2027, choose a year' }));
    expect(document.activeElement?.textContent).toBe('2027');
    const closed = (name: string) => screen.getByRole('button', { name }).ariaDisabled;
    expect([closed('2017'), closed('2018')]).toEqual(['true', null]);
    fireEvent.click(screen.getByRole('button', { name: '2018' }));
    expect([closed('May, 2018'), closed('Jun, 2018')]).toEqual(['true', null]);
    fireEvent.click(screen.getByRole('button', { name: 'Aug, 2018' }));
    expect(focused()).toBe('Monday, 20 August 2018');
  });
});

describe('the words of a day', () => {
  const words = () => screen.queryByText('Wed, May 5, 2027');
  const hovered = () => day(/Wednesday, 5 May 2027/).closest('td') ?? document.body;
  const open = async () => {
    const { box } = showPicker({
      unavailable: (date) => (date === '2027-05-05' ? 'Ana is away.' : undefined),
    });
    await openByKey(box);
  };

  test('appear on focus, with the reason', async () => {
    await open();
    press('ArrowRight');
    later(0);
    expect(words()).not.toBe(null);
    expect(screen.getByText('Ana is away.')).toBeDefined();
    press('ArrowRight');
    later(0);
    expect(words()).toBe(null);
  });

  test('appear on hover and stay while the pointer is in them', async () => {
    await open();
    fireEvent.pointerEnter(hovered(), { pointerType: 'mouse' });
    later(110);
    const said = words();
    expect(said).not.toBe(null);
    expect(hovered().contains(said)).toBe(true);
    later(10_000);
    expect(words()).toBe(said);
    fireEvent.pointerLeave(hovered(), { pointerType: 'mouse' });
    later(0);
    expect(words()).toBe(null);
  });
});
