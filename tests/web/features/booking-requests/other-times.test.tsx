import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { addressAt, bookableApi, clock, halfPast, ten, words } from './flow-scene.ts';

afterEach(closeApp);

const wire = (time: number) => new Date(time).toISOString();
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const atTimes = (chosen: Record<string, string> = {}) =>
  addressAt('time', { slot: wire(ten), ...chosen });

describe('other times of a request', () => {
  test('another time is named in a dialog that greys the chosen one, stands in the address and the review, and is sent', async () => {
    const { api, posted } = bookableApi();
    const { router } = openApp(atTimes(), api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Add another time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Another time that suits you' });
    const chosen = await within(dialog).findByRole('button', { name: clock(ten) });
    expect(chosen.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(within(dialog).getByRole('button', { name: clock(halfPast) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = screen.getByRole('list', { name: 'Other times that suit you' });
    expect(list.textContent).toContain(words(halfPast));
    expect(new URLSearchParams(router.state.location.searchStr).get('also')).toBe(wire(halfPast));
    press('Continue');
    await screen.findByRole('heading', { level: 1, name: 'What is it about?' });
    press('Continue');
    await screen.findByRole('heading', { level: 1, name: 'Review and send' });
    expect(screen.getByText(/^Time: or /)).toBeTruthy();
    press('Send request');
    await waitFor(() =>
      expect(posted('/booking-requests')[0]).toMatchObject({
        startsAt: wire(ten),
        otherTimes: [wire(halfPast)],
      }),
    );
  });

  test('a time that was named can be taken back', async () => {
    const { api } = bookableApi();
    const { router } = openApp(atTimes({ also: wire(halfPast) }), api, true);
    fireEvent.click(await screen.findByRole('button', { name: `Remove ${words(halfPast)}` }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.searchStr).has('also')).toBe(false),
    );
    expect(screen.queryByRole('list', { name: 'Other times that suit you' })).toBeNull();
  });

  test('a session that nobody has to confirm has one time', async () => {
    const { api } = bookableApi();
    openApp(addressAt('time', { session: 'intro', credit: '', slot: wire(ten) }), api, true);
    await screen.findByText(`We are keeping ${clock(ten)} for you until`, { exact: false });
    expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
  });

  test('what the server says of another time stands above the review', async () => {
    const { api, refuseNext } = bookableApi();
    const otherTimes = `${words(halfPast)}: That time has just been taken.`;
    refuseNext('/booking-requests', { otherTimes });
    openApp(addressAt('review', { slot: wire(ten), also: wire(halfPast) }), api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    const page = within(screen.getByRole('main'));
    expect(await page.findByText(otherTimes)).toBeTruthy();
  });
});
