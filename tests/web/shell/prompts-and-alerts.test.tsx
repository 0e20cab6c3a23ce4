import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import '../features/patience.ts';
import { closeApp, openApp } from './open-app.tsx';
import { notification, page, refusal, SmallApi } from './small-api.ts';

afterEach(closeApp);

const dialog = (name: string) => screen.findByRole('dialog', { name });
const close = async () => fireEvent.click(await screen.findByRole('button', { name: 'Close' }));

describe('prompts', () => {
  const levelUp = notification('l1', 'LevelledUp', 'You reached Explorer!', '2026-11-19T08:00:00Z');
  const welcome = notification('w1', 'Welcome', 'Welcome, Mia!', '2026-11-20T08:00:00Z');
  const other = notification('o1', 'RoleUpdate', 'You are an admin now.', '2026-11-18T08:00:00Z');

  test('come one at a time, welcome first, and are actioned when they are closed', async () => {
    const api = new SmallApi().on('GET /notifications/mine', () => page([levelUp, other, welcome]));
    openApp('/app/dashboard', api, true);
    await dialog('Welcome to Waymark, Mia!');
    expect(screen.getByText('Beginner Level')).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await close();
    await dialog('You reached Explorer!');
    expect(
      screen.getByText(
        "Nice one! You can pin this award or any other that you've earned to your profile.",
      ),
    ).toBeTruthy();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.asked.filter((question) => question.endsWith('/action'))).toEqual([
      'POST /notification/w1/action',
      'POST /notification/l1/action',
    ]);
  });

  test('have no button to a page that does not exist yet', async () => {
    const api = new SmallApi().on('GET /notifications/mine', () => page([welcome]));
    const { router } = openApp('/app/dashboard', api, true);
    await dialog('Welcome to Waymark, Mia!');
    const profileExists = Object.hasOwn(router.routesByPath, '/app/profile');
    expect(screen.queryAllByRole('button', { name: 'Update profile' })).toHaveLength(
      profileExists ? 1 : 0,
    );
  });
});

describe('the two look-ups', () => {
  const teamLeaders =
    'Failed to determine if user is a team leader. Ability to create group bookings may be incorrectly disabled. Please contact site administrators.';
  const programmes =
    "Failed to fetch users' programmes. Ability to launch interactive resources may be incorrectly disabled. Please contact site administrators.";

  test('ask for 999 results', async () => {
    const api = new SmallApi();
    openApp('/app/dashboard', api, true);
    await waitFor(() =>
      expect(api.asked).toEqual(
        expect.arrayContaining([
          'GET /user/organization/northwind/team-leaders?perPage=999',
          'GET /programmes/user/mia?perPage=999',
        ]),
      ),
    );
  });

  test('say what may not work when they fail, in alerts that can be dismissed', async () => {
    const api = new SmallApi()
      .on('GET /user/organization/northwind/team-leaders', () => refusal(500, {}))
      .on('GET /programmes/user/mia', () => refusal(403, { request: 'Forbidden' }));
    openApp('/app/dashboard', api, true);
    await screen.findByText(teamLeaders);
    await screen.findByText(programmes);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Dismiss Notification' });
    if (first) fireEvent.click(first);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });
});
