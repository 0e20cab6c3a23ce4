import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';
import { bookingOf, event } from './booking-scene.ts';

afterEach(closeApp);

test('an open page notices by itself that time has changed what can be done', async () => {
  const status = 'confirmed.inProgress';
  const reason = 'You can record the outcome from 14:10.';
  let isOver = false;
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'ana', role: 'Coach' }))
    .on('GET /bookings/b1', () => {
      const reasons = isOver ? [] : [reason];
      const changesIn = isOver ? null : 600;
      isOver = true;
      return json(
        bookingOf({
          status,
          changesIn,
          availableEvents: [event('RECORD_OUTCOME', 'Record outcome', reasons)],
        }),
      );
    })
    .on('GET /bookings/b1/history', () => json([]));
  openApp('/app/bookings/b1', api, true);
  await screen.findByText(/You can record the outcome from 14:10/);
  await screen.findByRole('button', { name: 'Record outcome' }, { timeout: 5000 });
  expect(screen.queryByText(/You can record the outcome from/)).toBeNull();
});
