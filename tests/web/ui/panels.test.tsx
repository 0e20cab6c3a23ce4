import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { inNextRow } from '#web/ui/roving-focus.ts';
import { TimeSlots } from '#web/ui/dates/time-slots.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the search box', () => {
  const searching = (value = '') => {
    const searches: string[] = [];
    render(
      <SearchBox label="Search bookings" value={value} onSearch={(text) => searches.push(text)} />,
    );
    const box = screen.getByRole('searchbox', { name: 'Search bookings' });
    return {
      searches,
      type: (text: string) => fireEvent.change(box, { target: { value: text } }),
      box,
    };
  };

  test('searches once, after a pause in the typing', () => {
    const { searches, type } = searching();
    type('a');
    later(200);
    type('ana ');
    later(349);
    expect(searches).toEqual([]);
    later(1);
    expect(searches).toEqual(['ana']);
  });

  test('does not wait for Enter, nor search a second time after it', () => {
    const { searches, type, box } = searching();
    type('ana');
    fireEvent.submit(box);
    later(1000);
    expect(searches).toEqual(['ana']);
  });

  test('is cleared by its button', () => {
    const { searches } = searching('ana');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(searches).toEqual(['']);
  });
});

test('a skeleton waits 150 ms before it shows', () => {
  render(<WaitingLines lines={3} />);
  later(149);
  expect(screen.getByRole('status').textContent).toBe('');
  later(1);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a greyed time is not taken, and says why', () => {
  const picked: string[] = [];
  const slots = [
    { key: '9', label: '09:00', reason: 'Ana has another session then.' },
    { key: '10', label: '10:00' },
  ];
  render(
    <TimeSlots
      days={[{ key: 'd', heading: 'Tomorrow', slots }]}
      onPick={(key) => picked.push(key)}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: '09:00' }));
  expect(screen.getByText('09:00: Ana has another session then.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '10:00' }));
  expect(picked).toEqual(['10']);
});

test('up and down lead to the nearest button of the next row', () => {
  const places = [0, 0, 0, 40, 40].map((top, index) => ({ top, left: (index % 3) * 90 }));
  expect(inNextRow(places, 1, 1)).toBe(4);
  expect(inNextRow(places, 2, 1)).toBe(4);
  expect(inNextRow(places, 4, -1)).toBe(1);
  expect(inNextRow(places, 0, -1)).toBe(0);
});
