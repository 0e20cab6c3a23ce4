import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComboboxSearch } from '#web/ui/forms/combobox-search.tsx';
import type { ComboboxOption } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Asked = {
  text: string;
  signal: AbortSignal;
  resolve: (found: readonly ComboboxOption[]) => void;
  reject: (error: Error) => void;
};

function showSearch() {
  const asked: Asked[] = [];
  const chosen: (string | null)[] = [];
  function Member() {
    const [name, setName] = useState('');
    return (
      <Field label="Member">
        <ComboboxSearch
          chosen={name}
          none="No member by that name."
          load={(text, signal) =>
            new Promise((resolve, reject) => {
              asked.push({ text, signal, resolve, reject });
            })
          }
          onChoose={(option) => {
            setName(option?.label ?? '');
            chosen.push(option?.value ?? null);
          }}
        />
      </Field>
    );
  }
  render(<Member />);
  return { asked, chosen };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Member' });
const type = (value: string) =>
  act(() => {
    fireEvent.change(box(), { target: { value } });
    vi.advanceTimersByTime(250);
  });
const settle = (change: () => void) =>
  act(async () => {
    change();
    await Promise.resolve();
  });
const people = (...names: string[]) =>
  names.map((label) => ({ value: label.toLowerCase(), label }));

describe('a box that searches the server', () => {
  test('asks once the typing pauses, and aborts what it asked before', () => {
    const { asked } = showSearch();
    fireEvent.change(box(), { target: { value: 'a' } });
    vi.advanceTimersByTime(249);
    type('an');
    type('ana');
    expect(asked.map(({ text }) => text)).toEqual(['an', 'ana']);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('never shows an answer that comes late, and keeps what is typed', async () => {
    const { asked } = showSearch();
    type('an');
    type('ana');
    await settle(() => asked[1]?.resolve(people('Ana')));
    await settle(() => asked[0]?.resolve(people('Andrew')));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Ana']);
    expect(box().value).toBe('ana');
  });

  test('is used by keyboard: arrows, Enter, Escape', async () => {
    const { asked, chosen } = showSearch();
    type('a');
    await settle(() => asked[0]?.resolve(people('Ana', 'Andrew')));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Andrew');
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(chosen).toEqual(['andrew']);
    expect(box().value).toBe('Andrew');
    expect(screen.queryByRole('listbox')).toBe(null);
    type('x');
    expect(chosen).toEqual(['andrew', null]);
    box().focus();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().value).toBe('x');
  });

  test('says that it searches, that nothing was found, and that it failed, with a way to try again', async () => {
    const { asked } = showSearch();
    type('zz');
    expect(screen.getByText('Searching…')).toBeDefined();
    await settle(() => asked[0]?.resolve([]));
    expect(screen.getAllByText('No member by that name.')).toHaveLength(2);
    type('zzz');
    await settle(() => asked[1]?.reject(new Error('gone')));
    expect(screen.getByRole('status').textContent).toBe('The search didn’t work.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.map(({ text }) => text)).toEqual(['zz', 'zzz', 'zzz']);
    expect(document.activeElement).toBe(box());
  });

  test('searches when it is first entered', () => {
    const { asked } = showSearch();
    fireEvent.focus(box());
    fireEvent.blur(box());
    fireEvent.focus(box());
    expect(asked.map(({ text }) => text)).toEqual(['']);
  });
});
