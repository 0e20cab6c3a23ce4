import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../shell/open-app.tsx';
import { json, refusal } from '../shell/small-api.ts';
import { denied, memberApi, team } from '../features/teams/teams-scene.ts';

afterEach(closeApp);

/** The page of a team, which is asked for again once the server answers so. */
async function askedAgain(answer: () => Response) {
  let isLater = false;
  const api = memberApi().on('GET /teams/t1', () => (isLater ? answer() : json(team)));
  const { queryClient } = openApp('/app/teams/t1', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Firmware' });
  isLater = true;
  await queryClient.invalidateQueries();
}

test('a record that was deleted meanwhile is shown no longer', async () => {
  await askedAgain(() => refusal(404, { request: 'This team is not there any more.' }));
  await screen.findByRole('heading', { level: 1, name: 'Not found' });
  expect(screen.queryByText('Firmware')).toBeNull();
});

test('neither is one that is not for the reader any more', async () => {
  await askedAgain(denied);
  await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
  expect(screen.queryByText('Firmware')).toBeNull();
});

test('a server that fails leaves what is there', async () => {
  await askedAgain(() => refusal(500, { request: 'It failed.' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Firmware' })).toBeTruthy();
});
