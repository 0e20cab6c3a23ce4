import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';

test('a clock is named after its place, and says how far it is from Greenwich at the moment meant', () => {
  render(<ZoneChip zone="America/New_York" at="2027-01-05T12:00:00.000Z" />);
  expect(screen.getByText('New York time')).toBeTruthy();
  expect(screen.getByTitle('New York, GMT-5 / Eastern Standard Time')).toBeTruthy();
  render(<ZoneChip of="Working hours" zone="America/New_York" at={Date.UTC(2027, 6, 5)} />);
  expect(screen.getByText('Working hours: New York time')).toBeTruthy();
  expect(screen.getByTitle('New York, GMT-4 / Eastern Daylight Time')).toBeTruthy();
});
