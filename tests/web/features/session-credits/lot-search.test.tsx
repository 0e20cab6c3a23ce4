import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const lot = (id: string, session: string, available: number, expiresAt: string) => ({
  id,
  holder: { id: 'max', name: 'Max Reed' },
  holderType: 'member',
  session: { id: `of-${id}`, name: session },
  programme: { id: 'p1', name: 'Sales basics' },
  quantity: 6,
  available,
  held: 0,
  spent: 6 - available,
  forfeited: 0,
  expiresAt,
  source: 'contract',
  status: 'active',
  mayBook: true,
});
const lots = [
  lot('l1', 'Executive coaching', 3, '2030-01-01T00:00:00.000Z'),
  lot('l2', 'Listening', 5, '2030-06-01T00:00:00.000Z'),
];

/** The server for staff, whose list does as it is asked. */
function apiOf(entityType: string): SmallApi {
  const rulesOf = { rules: ['Only with Ana Ortiz.'], draw: null };
  return new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id: 'sam', role: 'Admin', organization: null }))
    .on(`GET /session-credits/${entityType}/max`, () =>
      json({
        holder: { id: 'max', name: 'Max Reed' },
        balance: 8,
        reasons: [],
        lots: lots.map((each) => ({ ...each, ...rulesOf })),
        statement: [],
        mayBook: true,
        mayAllocate: true,
      }),
    )
    .on('GET /session-credit/filter', () =>
      json(
        ['expires', 'holder', 'available'].flatMap((propertyName) =>
          ['Ascending', 'Descending'].map((order) => ({ propertyName, order })),
        ),
      ),
    )
    .on('GET /session-credits', (_, { searchParams }) => {
      const search = (searchParams.get('search') ?? '').toLowerCase();
      const found = lots.filter(({ session }) => session.name.toLowerCase().includes(search));
      return page(searchParams.get('order') === 'Descending' ? found.toReversed() : found);
    });
}

const shown = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((text) => lots.some(({ session }) => session.name === text));

const cases = [
  ['user', 'holder=max', 'Search by session'],
  ['team', 'holder=max', 'Search by session'],
  ['booking', 'booking=max', 'Search by holder or session'],
] as const;

test.each(cases)(
  'the credits of a %s are searched, sorted and filtered; the balance, the rules and the way to book stay',
  async (entityType, fixed, label) => {
    const api = apiOf(entityType);
    const { place } = openApp(`/app/session-credits/${entityType}/max`, api, true);
    const asked = () => api.asked.findLast((each) => each.startsWith('GET /session-credits?'));
    await waitFor(() => expect(shown()).toEqual(['Executive coaching', 'Listening']));
    expect(asked()).toContain(fixed);
    expect(screen.getAllByText('Only with Ana Ortiz.')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Book' })).toHaveLength(2);

    fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Expiring last' }));
    await waitFor(() => expect(shown()).toEqual(['Listening', 'Executive coaching']));
    expect(asked()).toContain('orderProperty=expires&order=Descending');

    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'With credits available' }));
    await waitFor(() => expect(asked()).toContain('hasAvailable=true'));

    const field = screen.getByRole('searchbox', { name: label });
    fireEvent.change(field, { target: { value: 'listen' } });
    await waitFor(() => expect(shown()).toEqual(['Listening']));
    expect(asked()).toContain(fixed);
    expect(place()).toContain('search=listen');
    expect(screen.getAllByRole('link', { name: 'Book' })).toHaveLength(1);
  },
);

test('whose they are is no way to sort or filter the credits of one holder', async () => {
  openApp('/app/session-credits/user/max', apiOf('user'), true);
  fireEvent.click(await screen.findByRole('button', { name: /^Sort/ }));
  expect(await screen.findByRole('button', { name: 'Most available first' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Holder, A to Z' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await screen.findByRole('checkbox', { name: 'With credits available' });
  expect(screen.queryByRole('combobox', { name: 'Held by' })).toBeNull();
});

test('what a search does not find is said', async () => {
  openApp('/app/session-credits/user/max?search=xyz', apiOf('user'), true);
  expect(await screen.findByText('No session credits match “xyz”')).toBeTruthy();
  expect(screen.getByText('8 credits can be used for bookings.')).toBeTruthy();
});
