import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { vi } from 'vitest';
import { DatePicker } from '#web/ui/dates/date-picker.tsx';
import { DateTimePicker } from '#web/ui/dates/date-time-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
// The panel is a chunk of its own: fetched here, so that opening it takes no longer than a turn.
import '#web/ui/dates/date-picker-panel.tsx';

type Props = Partial<ComponentProps<typeof DateTimePicker>> & { withTime?: boolean };

/** Noon of Tuesday, 4 May 2027. */
export const NOW = Date.parse('2027-05-04T12:00:00.000Z');

export function stopClock() {
  vi.useFakeTimers({ now: NOW });
}

/** A picker in a field, British and in UTC unless told otherwise, and everything it has told. */
export function showPicker({ withTime = false, value: first = null, ...props }: Props = {}) {
  const told: (string | null)[] = [];
  function Stage() {
    const [value, setValue] = useState(first);
    const change = (next: string | null) => {
      told.push(next);
      setValue(next);
    };
    const Picker = withTime ? DateTimePicker : DatePicker;
    return (
      <>
        <Field label="Start date" tip="A weekday." required>
          <Picker locale="en-GB" zone="UTC" {...props} value={value} onChange={change} />
        </Field>
        <button type="button" onClick={() => setValue(null)}>
          Reset
        </button>
      </>
    );
  }
  render(<Stage />);
  const box = screen.getByLabelText<HTMLInputElement>(/Start date/);
  return { told, box, type: (text: string) => fireEvent.change(box, { target: { value: text } }) };
}

export function later(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** Lets the lazily loaded panel arrive. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => Promise.resolve());
}

export async function openByKey(box: HTMLElement) {
  act(() => box.focus());
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await settled();
}

export const panel = () => screen.queryByRole('dialog');
export const day = (name: string | RegExp) => screen.getByRole('button', { name });
export const focused = () => document.activeElement?.getAttribute('aria-label');
/** A key where the focus is. */
export const press = (key: string, more: { shiftKey?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
