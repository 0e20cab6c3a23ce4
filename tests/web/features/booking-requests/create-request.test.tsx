import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia } from '../../shell/small-api.ts';
import {
  addressAt,
  atReview,
  bookableApi,
  clock,
  halfPast,
  nextWeek,
  noneLeft,
  northId,
  options,
  quarterPast,
  ten,
  words,
} from './flow-scene.ts';

afterEach(closeApp);

const expectHeading = async (name: RegExp | string) =>
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

describe('making a booking', () => {
  test('goes from session to review, with every choice in the address, and ends at the booking', async () => {
    const { api, posted } = bookableApi();
    const { router, place } = openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    choose(/Executive coaching/);
    press('Continue');
    await expectHeading('Which credit would you like to use?');
    expect(screen.getByRole('radio', { name: /Sales basics/ })).toHaveProperty('checked', true);
    press('Continue');
    await expectHeading('Choose your coach');
    choose(/Ana Silva/);
    press('Continue');
    await expectHeading('When would you like to talk with Ana Silva?');
    fireEvent.click(await screen.findByRole('button', { name: clock(ten) }));
    await screen.findByText(`We are keeping ${clock(ten)} for you until`, { exact: false });
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:5\d)$/);
    press('Continue');
    await expectHeading('What is it about?');
    fireEvent.change(screen.getByRole('textbox', { name: /Message/ }), {
      target: { value: 'Prepare a talk.' },
    });
    press('Continue');
    await expectHeading('Review and send');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.searchStr))).toEqual({
      step: 'review',
      session: 'coaching',
      credit: 'mine',
      coach: 'ana',
      slot: new Date(ten).toISOString(),
    });
    press('Send request');
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(posted('/booking-requests')[0]).toMatchObject({
      session: 'coaching',
      credit: 'mine',
      coach: 'ana',
      for: null,
      startsAt: new Date(ten).toISOString(),
      message: 'Prepare a talk.',
    });
    await screen.findByText('Your request is on its way');
    expect(sessionStorage.length).toBe(0);
  });

  test('the credit that is said to be used first is the one that is chosen, also where another comes before it and is not enough', async () => {
    const { api, posted } = bookableApi();
    const [coaching] = options.sessions;
    const twoLots = ['few', 'enough', 'more'].map((id, at) => ({
      ...coaching?.credits[0],
      id,
      programme: { id: `p-${id}`, name: `Programme ${id}` },
      available: at + 1,
    }));
    api.on('GET /booking-requests/options', () =>
      json({ ...options, sessions: [{ ...coaching, creditCost: 2, credits: twoLots }] }),
    );
    openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    choose(/Executive coaching/);
    press('Continue');
    await expectHeading('Which credit would you like to use?');
    const card = screen.getByRole('radio', { name: /Programme enough/ });
    expect(card).toHaveProperty('checked', true);
    expect(screen.getAllByText(/Used first\./)).toHaveLength(1);
    expect(card.closest('label')?.textContent).toContain('Used first.');
    expect(posted('/booking-requests')).toEqual([]);
  });

  test('a session that costs nothing passes the credit over', async () => {
    const { api } = bookableApi();
    openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    choose(/Introductory call/);
    press('Continue');
    await expectHeading('Choose your coach');
  });

  test('says what is missing when somebody goes on too early', async () => {
    const { api } = bookableApi();
    openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    press('Continue');
    expect(await screen.findByText('Choose a session.')).toBeTruthy();
  });

  test('greys a session that can’t be booked and says why', async () => {
    const { api } = bookableApi();
    openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    expect(screen.getByRole('radio', { name: /Career clarity/ })).toHaveProperty('disabled', true);
    expect(screen.getByText(noneLeft)).toBeTruthy();
  });

  test('asks anew what can be booked for a team', async () => {
    const { api } = bookableApi();
    const { router } = openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    choose(/My team North/);
    await waitFor(() => expect(router.state.location.searchStr).toBe(`?for=${northId}`));
    expect(api.asked).toContain(`GET /booking-requests/options?for=${northId}`);
  });
});

describe('choosing a coach', () => {
  test('says when each is free next, what they speak, and how often they worked together', async () => {
    const { api } = bookableApi();
    openApp(addressAt('coach', { coach: '' }), api, true);
    await expectHeading('Choose your coach');
    const next = `Next free: ${words(halfPast)} · ${words(nextWeek)}`;
    expect(await screen.findByText(next)).toBeTruthy();
    expect(
      screen.getByText('Speaks English and Portuguese · Worked with you 3 times'),
    ).toBeTruthy();
    expect(screen.getByText(`Next free: ${words(ten)}`)).toBeTruthy();
  });

  test('the soonest times with any coach come first, and choose coach and time at once', async () => {
    const { api, posted } = bookableApi();
    openApp(addressAt('coach', { coach: '' }), api, true);
    const soonest = within(await screen.findByRole('region', { name: 'Soonest with any coach' }));
    expect(soonest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      `${words(ten)} with Ben Ode`,
      `${words(halfPast)} with Ana Silva`,
      `${words(nextWeek)} with Ana Silva`,
    ]);
    fireEvent.click(soonest.getByRole('link', { name: `${words(ten)} with Ben Ode` }));
    await expectHeading('What is it about?');
    await screen.findByText(`We are keeping ${clock(ten)} for you until`, { exact: false });
    expect(posted('/slot-holds')[0]).toMatchObject({ coach: 'ben', credit: 'mine' });
  });

  test('where there is one credit and one coach, both are shown as chosen and can be opened', async () => {
    const { api } = bookableApi();
    openApp('/app/booking-requests/create', api, true);
    await expectHeading('What would you like to book?');
    choose(/Team clinic/);
    press('Continue');
    await expectHeading('When would you like to talk with Ana Silva?');
    const rail = within(screen.getByRole('navigation', { name: 'Steps of your booking' }));
    expect(rail.getByText('Sales basics')).toBeTruthy();
    fireEvent.click(rail.getByRole('link', { name: 'Change coach' }));
    await expectHeading('Choose your coach');
    expect(screen.getByRole('radio', { name: /Ana Silva/ })).toHaveProperty('checked', true);
  });

  test('a link with a session and a coach chooses the credit that is used first', async () => {
    const { api } = bookableApi();
    openApp('/app/booking-requests/create?step=time&session=coaching&coach=ana', api, true);
    await expectHeading('When would you like to talk with Ana Silva?');
    const rail = within(screen.getByRole('navigation', { name: 'Steps of your booking' }));
    expect(rail.getByText('Sales basics')).toBeTruthy();
  });
});

describe('times', () => {
  test('are one stop of the Tab key, and the arrows lead from one to the next', async () => {
    const { api } = bookableApi();
    openApp(addressAt('time'), api, true);
    const first = await screen.findByRole('button', { name: clock(ten) });
    const grid = within(screen.getByRole('toolbar', { name: 'Times' }));
    const stops = () => grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([first]);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    const greyed = grid.getByRole('button', { name: clock(quarterPast) });
    expect(document.activeElement).toBe(greyed);
    expect(stops()).toEqual([greyed]);
    fireEvent.keyDown(greyed, { key: 'End' });
    expect(document.activeElement).toBe(grid.getByRole('button', { name: clock(halfPast) }));
    fireEvent.keyDown(grid.getByRole('button', { name: clock(halfPast) }), { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  test('a greyed time says why and is not picked', async () => {
    const { api, posted } = bookableApi();
    openApp(addressAt('time'), api, true);
    const greyed = await screen.findByRole('button', { name: clock(quarterPast) });
    fireEvent.focus(greyed);
    fireEvent.click(greyed);
    await screen.findByText(`${clock(quarterPast)}: You already have a session at that time.`);
    expect(greyed.getAttribute('aria-disabled')).toBe('true');
    expect(posted('/slot-holds')).toEqual([]);
  });

  test('what closes the day before and after is said once', async () => {
    const { api } = bookableApi();
    openApp(addressAt('time'), api, true);
    expect(
      await screen.findByText(/^Before .* and after .*: Outside Ana’s working hours\.$/),
    ).toBeTruthy();
  });
});

describe('the address', () => {
  test('a reload at the review finds everything again, the message too, and keeps the time anew', async () => {
    sessionStorage.setItem('booking-request-message/mia', 'Prepare a talk.');
    const { api, posted } = bookableApi();
    openApp(atReview, api, true);
    await expectHeading('Review and send');
    const choices = screen.getByRole('list', { name: 'Your choices' });
    for (const text of ['Executive coaching', 'Sales basics', 'Ana Silva', 'Prepare a talk.'])
      expect(within(choices).getByText(text)).toBeTruthy();
    expect(posted('/slot-holds')).toHaveLength(1);
  });

  test('a link leads no further than its choices are in order', async () => {
    const { api } = bookableApi();
    openApp(addressAt('review'), api, true);
    await expectHeading(/^When would you like to talk/);
    closeApp();
    openApp('/app/booking-requests/create?step=review&session=spent', bookableApi().api, true);
    await expectHeading('What would you like to book?');
  });

  test('back and a link of the rail lead to the step, with the choices kept', async () => {
    const { api } = bookableApi();
    const { router } = openApp(addressAt('coach'), api, true);
    await expectHeading('Choose your coach');
    press('Continue');
    await expectHeading(/^When would you like to talk/);
    router.history.back();
    await expectHeading('Choose your coach');
    expect(screen.getByRole('radio', { name: /Ana Silva/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('link', { name: 'Change session' }));
    await expectHeading('What would you like to book?');
    expect(screen.getByRole('radio', { name: /Executive/ })).toHaveProperty('checked', true);
  });

  test('the review leads back to each choice', async () => {
    const { api } = bookableApi();
    openApp(atReview, api, true);
    await expectHeading('Review and send');
    press('Change coach');
    await expectHeading('Choose your coach');
  });
});

describe('who may', () => {
  test('a coach is told that it is not for them', async () => {
    const { api } = bookableApi();
    api.on('GET /auth/whoami', () => json({ ...mia, role: 'Coach' }));
    openApp('/app/booking-requests/create', api, true);
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    expect(screen.getByText('You do not have the necessary permissions.')).toBeTruthy();
    expect(api.asked.filter((each) => each.includes('/booking-requests'))).toEqual([]);
  });
});
