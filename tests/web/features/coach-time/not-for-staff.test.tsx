import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { coachApi } from './coach-time-api.ts';

afterEach(closeApp);

test.each(['/app/availability', '/app/working-hours/update'])(
  'an admin has no time of their own at %s',
  async (address) => {
    const api = coachApi('priya');
    openApp(address, api, true);
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    expect(screen.getByText('You do not have the necessary permissions.')).toBeTruthy();
    expect(api.asked.filter((each) => each.includes('/coaches/'))).toEqual([]);
  },
);
