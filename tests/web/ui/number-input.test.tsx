import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { readNumber, stepped } from '#web/ui/forms/number-text.ts';

afterEach(cleanup);

describe('a typed number', () => {
  test.each([
    ['', null, null],
    ['  7 ', 7, null],
    ['−2', null, 'Enter 0 or more.'],
    ['21', null, 'Enter 20 or less.'],
    ['1.5', null, 'Enter a whole number.'],
    ['1e1', null, 'Enter a number.'],
    ['seven', null, 'Enter a number.'],
    ['0x10', null, 'Enter a number.'],
  ])('“%s” is read as %s, with the refusal %s', (text, value, problem) => {
    expect(readNumber(text, { min: 0, max: 20 })).toEqual({ value, problem });
  });

  test('is counted in steps without the dust of binary fractions', () => {
    expect(readNumber('0.3', { step: 0.1 }).value).toBe(0.3);
    expect(stepped('0.2', 1, { step: 0.1 })).toBe(0.3);
    expect(readNumber('0.35', { step: 0.1 }).problem).toBe('Enter a number in steps of 0.1.');
  });

  test('after any step is one that is accepted', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -10, max: 10 }),
        fc.constantFrom({}, { min: 3, max: 17, step: 5 }, { min: -1, max: 1, step: 0.25 }),
        (text, steps, rule) => {
          const value = stepped(text, steps || 1, rule);
          expect(readNumber(value.toFixed(9), rule).problem).toBe(null);
        },
      ),
    );
  });
});

function Credits({ told = () => undefined }: { told?: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(4);
  return (
    <Field label="Credits">
      <NumberInput
        value={value}
        min={0}
        max={20}
        onChange={(next) => {
          setValue(next);
          told(next);
        }}
      />
    </Field>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Credits' });

describe('the number box', () => {
  test('keeps what is typed while it is wrong, hands on nothing, and says why when left', () => {
    const told: (number | null)[] = [];
    render(<Credits told={(value) => told.push(value)} />);
    fireEvent.focus(box());
    fireEvent.change(box(), { target: { value: '4x' } });
    expect(box().value).toBe('4x');
    expect(screen.getByText('Enter a number.').hidden).toBe(true);
    fireEvent.blur(box());
    expect(box().value).toBe('4x');
    expect(screen.getByText('Enter a number.').hidden).toBe(false);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(told).toEqual([null]);
  });

  test('moves with the arrows and the buttons, and stops at its limits', () => {
    render(<Credits />);
    fireEvent.keyDown(box(), { key: 'ArrowUp' });
    expect(box().value).toBe('5');
    fireEvent.keyDown(box(), { key: 'PageDown' });
    expect(box().value).toBe('0');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(box().getAttribute('aria-valuenow')).toBe('1');
  });

  test('is left alone by the wheel', () => {
    render(<Credits />);
    box().focus();
    fireEvent.wheel(box(), { deltaY: 100 });
    expect(box().value).toBe('4');
    expect(box().type).toBe('text');
  });

  test('follows a value that is set from outside', () => {
    const { rerender } = render(
      <NumberInput aria-label="Rows" value={2} onChange={() => undefined} />,
    );
    rerender(<NumberInput aria-label="Rows" value={9} onChange={() => undefined} />);
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('9');
  });
});
