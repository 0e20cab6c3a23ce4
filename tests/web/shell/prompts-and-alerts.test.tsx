import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeApp, openApp } from './open-app.tsx';
import { json, notification, page, refusal, SmallApi } from './small-api.ts';

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

  test.each([
    [welcome, 'Welcome to Waymark, Mia!', 'Update profile', '/app/profile'],
    [levelUp, 'You reached Explorer!', 'See my awards', '/app/profile#awards'],
  ])('lead on by their second button, told to the server first: $type', async (...row) => {
    const [prompt, name, button, link] = row;
    const api = new SmallApi()
      .on('GET /notifications/mine', () => page([prompt]))
      .on(`POST /notification/${prompt.id}/action`, () => json({ ...prompt, actioned: true }));
    const { place } = openApp('/app/dashboard', api, true);
    await dialog(name);
    const buttons = screen.getAllByRole('button').filter((each) => each.closest('[role=dialog]'));
    expect(buttons.map((each) => each.textContent)).toEqual(
      expect.arrayContaining([button, 'Close']),
    );
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(place()).toBe(link));
    expect(api.asked).toContain(`POST /notification/${prompt.id}/action`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('come for no other notification, nor for one that was answered before', async () => {
    const api = new SmallApi().on('GET /notifications/mine', () => page([other]));
    openApp('/app/dashboard', api, true);
    await waitFor(() => expect(api.asked).toContain('GET /notifications/mine?tab=new&perPage=100'));
    await screen.findByText('Nothing is booked');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('alerts', () => {
  const corner = () => screen.getByRole('region', { name: 'Alerts' });

  test('are announced: their corner is there before them, and errors interrupt', async () => {
    const { router } = openApp('/app/dashboard', new SmallApi(), true);
    await screen.findByText('Nothing is booked');
    expect(corner().getAttribute('aria-live')).toBe('polite');
    expect(corner().textContent).toBe('');
    const { alerts } = router.options.context;
    for (const kind of ['error', 'info', 'success'] as const)
      alerts.send({ type: 'push', kind, message: `This is ${kind}.`, at: Date.now() });
    await screen.findByText('This is success.');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('This is error.'),
    ]);
    expect(corner().textContent).toContain('This is info.');
  });

  test('give the focus back to where it was when they are answered', async () => {
    const { router } = openApp('/app/dashboard', new SmallApi(), true);
    await screen.findByText('Nothing is booked');
    const undo = vi.fn<() => void>();
    const [before] = screen.getAllByRole('link');
    before?.focus();
    router.options.context.alerts.send({
      type: 'push',
      kind: 'success',
      message: 'Deleted.',
      undo,
      at: Date.now(),
    });
    const button = await screen.findByRole('button', { name: 'Undo' });
    button.focus();
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(before);
    await waitFor(() => expect(screen.queryByText('Deleted.')).toBeNull());
  });

  test('go after 5,000 ms, and stand still while the pointer or the focus is on them', async () => {
    const { router } = openApp('/app/dashboard', new SmallApi(), true);
    await screen.findByText('Nothing is booked');
    const { alerts } = router.options.context;
    alerts.send({ type: 'push', kind: 'info', message: 'Saved.', at: Date.now() });
    await screen.findByText('Saved.');
    const left = () => alerts.getSnapshot().context.alerts[0]?.ref.getSnapshot();
    expect(left()?.context.left).toBe(5_000);
    fireEvent.focus(screen.getByRole('button', { name: 'Dismiss Notification' }));
    expect(left()?.hasTag('counting')).toBe(false);
    fireEvent.blur(screen.getByRole('button', { name: 'Dismiss Notification' }));
    expect(left()?.hasTag('counting')).toBe(true);
    fireEvent.pointerEnter(corner());
    expect(left()?.hasTag('counting')).toBe(false);
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
