import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const event = (type: string, label: string, enabled = true) => ({
  type,
  label,
  enabled,
  reasons: enabled ? [] : ['It has upcoming bookings.'],
});
const deletion = event('DELETE', 'Delete');
const team = (id: string, name: string, availableEvents: object[] = [deletion]) => ({
  id,
  version: 3,
  status: 'active',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents,
  name,
  organization: { id: 'northwind', name: 'Northwind' },
  leader: null,
  members: 3,
  upcomingBookings: 0,
  progress: null,
  createdBy: null,
  updatedBy: null,
});
type Team = ReturnType<typeof team>;

/** Teams that are gone from the list once they were deleted; what was sent stands in `sent`. */
function withTeams(teams: readonly Team[], refused: Readonly<Record<string, string>> = {}) {
  const gone = new Set<string>();
  const sent: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /team/filter', () => json([]))
    .on('GET /teams', () => page(teams.filter(({ id }) => !gone.has(id))));
  for (const { id } of teams)
    api.on(`POST /teams/${id}/events`, async (request) => {
      const { idempotencyKey: _, ...body } = (await request.json()) as Record<string, unknown>;
      sent.push({ id, ...body });
      const reason = refused[id];
      if (reason !== undefined) return refusal(422, { event: reason });
      gone.add(id);
      return json(team(id, id));
    });
  return { api, sent };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const bar = (count: string) => screen.findByRole('region', { name: `${count} chosen` });

test('each chosen row is sent its own command; what is refused stays chosen with its sentence', async () => {
  const { api, sent } = withTeams([team('a', 'Alpha'), team('b', 'Beta'), team('c', 'Gamma')], {
    b: 'Beta has credits.',
  });
  openApp('/app/teams', api, true);
  fireEvent.click(await box('Choose Alpha'));
  fireEvent.click(await box('Choose Beta'));
  fireEvent.click(within(await bar('2 teams')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete: 2 teams?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Alpha',
    'Beta',
  ]);
  expect(dialog.getByText(/^Their members no longer see them/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const left = await bar('1 team');
  expect(within(left).getByText('Beta: Beta has credits.')).toBeTruthy();
  await screen.findByText('Delete: done for 1 team. Not done for 1 team, which stay chosen.');
  expect(sent).toEqual([
    { id: 'a', type: 'DELETE', version: 3, payload: {} },
    { id: 'b', type: 'DELETE', version: 3, payload: {} },
  ]);
  await waitFor(() => expect(screen.queryByText('Alpha')).toBeNull());
  expect(isOn('Choose Beta')).toBe(true);
  expect(document.activeElement).toBe(left);
});

test('what one of them does not allow is not offered', async () => {
  const { api } = withTeams([
    team('a', 'Alpha'),
    team('b', 'Beta', [event('DELETE', 'Delete', false)]),
  ]);
  openApp('/app/teams', api, true);
  fireEvent.click(await box('Choose Alpha'));
  expect(within(await bar('1 team')).getByRole('button', { name: 'Delete' })).toBeTruthy();
  fireEvent.click(await box('Choose Beta'));
  const both = within(await bar('2 teams'));
  expect(both.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(both.getByText('No action is available for all of them.')).toBeTruthy();
});

test('a range is chosen with Shift, the page by its box, and none again', async () => {
  const { api } = withTeams(['Alpha', 'Beta', 'Gamma', 'Delta'].map((name) => team(name, name)));
  openApp('/app/teams', api, true);
  fireEvent.click(await box('Choose Alpha'));
  fireEvent.click(await box('Choose Gamma'), { shiftKey: true });
  await bar('3 teams');
  expect(isOn('Choose Beta')).toBe(true);
  expect(isOn('Choose Delta')).toBe(false);
  fireEvent.click(await box('Choose all on this page'));
  fireEvent.click(within(await bar('4 teams')).getByRole('button', { name: 'Choose none' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /chosen/ })).toBeNull());
});

test('when all are done with, nothing stays chosen, and it is said', async () => {
  const { api } = withTeams([team('a', 'Alpha'), team('b', 'Beta')]);
  openApp('/app/teams', api, true);
  fireEvent.click(await box('Choose all on this page'));
  fireEvent.click(within(await bar('2 teams')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete: 2 teams?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Delete: done for 2 teams.');
  await screen.findByText('No teams yet');
  expect(screen.queryByRole('region', { name: /chosen/ })).toBeNull();
});

test('whoever can do nothing with a row has no boxes', async () => {
  const { api } = withTeams([team('a', 'Alpha', [])]);
  openApp('/app/teams', api, true);
  await screen.findByText('Alpha');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
