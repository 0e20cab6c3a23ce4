import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, notification, page, refusal, SmallApi } from '../shell/small-api.ts';

afterEach(closeApp);

const confirmed = {
  ...notification(
    'n1',
    'BookingRequestConfirmed',
    'Ana confirmed Career clarity.',
    '2026-11-20T08:00:00Z',
  ),
  group: 'Bookings',
  link: '/app/bookings/b1',
};
const withNews = () =>
  new SmallApi()
    .on('GET /notifications/mine', () => page([confirmed], 45))
    .on('GET /notifications/mine/count', () => json({ unactioned: 12, toOpen: [] }))
    .on('POST /notification/n1/action', () => json({ ...confirmed, actioned: true }))
    .on('POST /notifications/mine/action', () => json({ actioned: 12 }));
const queriesOf = (api: SmallApi) =>
  api.asked.filter((question) => /^GET \/notifications\/mine\?(?!.*perPage)/.test(question));

describe('the list of notifications', () => {
  test('has its state in the address: a search begins at the first page again', async () => {
    const api = withNews();
    const { router } = openApp('/app/notifications?tab=all&group=Bookings&pageNumber=2', api, true);
    const search = () => router.state.location.searchStr;
    await screen.findByText('Ana confirmed Career clarity.');
    expect(queriesOf(api)).toEqual(['GET /notifications/mine?pageNumber=2&tab=all&group=Bookings']);
    const box = screen.getByRole('searchbox', { name: 'Search notifications' });
    fireEvent.change(box, { target: { value: 'career' } });
    await waitFor(() => expect(search()).toBe('?tab=all&group=Bookings&search=career'));
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(search()).toBe('?tab=all'));
  });

  test('pages by the address and says where it stands', async () => {
    const { place } = openApp('/app/notifications', withNews(), true);
    await screen.findByText('Showing 1 to 20 of 45 results');
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(place()).toBe('/app/notifications?pageNumber=3'));
  });

  test('marks one as read, or all', async () => {
    const api = withNews();
    openApp('/app/notifications', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(api.asked).toContain('POST /notification/n1/action'));
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(api.asked).toContain('POST /notifications/mine/action'));
  });

  test('marks those of the group that is shown, and no others', async () => {
    const sent: unknown[] = [];
    const api = withNews().on('POST /notifications/mine/action', async (request) => {
      sent.push(await request.json());
      return json({ actioned: 3 });
    });
    openApp('/app/notifications?group=Bookings', api, true);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all of Bookings as read' }));
    await waitFor(() => expect(sent).toMatchObject([{ group: 'Bookings' }]));
  });

  test('is sorted the other way round, and the address says so', async () => {
    const api = withNews().on('GET /notification/filter', () =>
      json([{ propertyName: 'createdAt', order: 'Ascending' }]),
    );
    const { router } = openApp('/app/notifications', api, true);
    fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Oldest first' }));
    await waitFor(() =>
      expect(router.state.location.searchStr).toBe('?orderProperty=createdAt&order=Ascending'),
    );
    await waitFor(() => expect(queriesOf(api).at(-1)).toContain('order=Ascending'));
  });

  test('tells the server when a page is opened that they wanted to have opened, once', async () => {
    let toOpen = ['/app/notifications'];
    const sent: unknown[] = [];
    const api = withNews()
      .on('GET /notifications/mine/count', () => json({ unactioned: 12, toOpen }))
      .on('POST /notifications/mine/openings', async (request) => {
        toOpen = [];
        sent.push(await request.json());
        return json({ actioned: 1 });
      });
    openApp('/app/notifications', api, true);
    await screen.findByText('Ana confirmed Career clarity.');
    await waitFor(() => expect(sent).toMatchObject([{ path: '/app/notifications' }]));
  });

  test('tells the server when one is opened', async () => {
    const api = withNews();
    const { place } = openApp('/app/notifications', api, true);
    fireEvent.click(await screen.findByRole('link', { name: 'Ana confirmed Career clarity.' }));
    await waitFor(() => expect(place()).toBe('/app/bookings/b1'));
    expect(api.asked).toContain('POST /notification/n1/action');
  });

  test('says what failed, and tries again when asked', async () => {
    const api = withNews().on('GET /notifications/mine', () => refusal(500, {}));
    openApp('/app/notifications', api, true);
    await screen.findByText('This didn’t load');
    api.on('GET /notifications/mine', () => page([confirmed]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ana confirmed Career clarity.')).toBeTruthy();
  });

  test('says why it is empty', async () => {
    openApp('/app/notifications', new SmallApi(), true);
    await screen.findByText('Nothing new');
    expect(screen.getByText('No results')).toBeTruthy();
  });
});

test('the bells of header and footer count what is not actioned, 9+ above nine', async () => {
  openApp('/app/dashboard', withNews(), true);
  const bells = await screen.findAllByRole('link', { name: 'Notifications, 12 new' });
  expect(bells.map((bell) => bell.getAttribute('href'))).toEqual([
    '/app/notifications',
    '/app/notifications',
  ]);
  expect(screen.getAllByText('9+')).toHaveLength(2);
});
