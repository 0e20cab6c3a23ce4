import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { writeAs } from '#domain/time/own-locale.ts';
import { When } from '#web/ui/dates/when.tsx';
import { LocaleContext } from '#web/ui/numbers.ts';

afterEach(() => {
  cleanup();
  writeAs();
});

const now = Date.parse('2026-11-20T09:00:00.000Z');
const tomorrow = '2026-11-21T14:00:00.000Z';

const shown = (inSentence: boolean): HTMLElement => {
  render(<When at={tomorrow} zone="Europe/London" relativeTo={now} inSentence={inSentence} />);
  return screen.getByText(/14:00/);
};

describe('a moment', () => {
  test('by itself begins with a capital', () => {
    expect(shown(false).textContent).toBe('Tomorrow, 14:00');
  });

  test('in a sentence does not', () => {
    expect(shown(true).textContent).toBe('tomorrow, 14:00');
  });

  test('keeps the name of its day in a sentence', () => {
    render(<When at="2026-11-26T14:00:00.000Z" zone="Europe/London" relativeTo={now} inSentence />);
    expect(screen.getByText(/14:00/).textContent).toBe('Thu 26 Nov, 14:00');
  });

  test('carries the instant for machines, and all figures on asking', () => {
    const time = shown(false);
    expect(time.getAttribute('datetime')).toBe(tomorrow);
    expect(time.title).toBe('21/11/2026 14:00');
  });
});

test.each([
  ['de', 'Mi 4 Mär, 11:00'],
  ['pt-BR', 'qua 4 mar, 11:00'],
])('days and months are named as the reader chose: %s', (locale, said) => {
  writeAs(locale);
  render(
    <LocaleContext value={locale}>
      <When at={Date.UTC(2026, 2, 4, 10)} zone="Europe/Berlin" relativeTo={Date.UTC(2026, 0, 5)} />
    </LocaleContext>,
  );
  expect(screen.getByText(/11:00/).textContent).toBe(said);
});
