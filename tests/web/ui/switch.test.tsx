import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Switch } from '#web/ui/forms/switch.tsx';

afterEach(cleanup);

function Reminders() {
  const [on, setOn] = useState(false);
  return <Switch label="Reminders" note="A day before." checked={on} onChange={setOn} />;
}

test('a switch is one to those who listen, and turns on and off', () => {
  render(<Reminders />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: /Reminders/ });
  expect(control.checked).toBe(false);
  fireEvent.click(control);
  expect(control.checked).toBe(true);
  fireEvent.click(screen.getByText('Reminders'));
  expect(control.checked).toBe(false);
});
