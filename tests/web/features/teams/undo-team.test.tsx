import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import { offer, team, adminApi } from './teams-scene.ts';

afterEach(closeApp);

describe('what an act did', () => {
  const said = (body: object, sentence: string, undo: object | null) => {
    const answer = json(body);
    answer.headers.set('Outcome', encodeURIComponent(JSON.stringify({ sentence, undo })));
    return answer;
  };
  const deleted = {
    ...team,
    version: 5,
    status: 'deleted',
    availableEvents: [offer('RESTORE', 'Restore')],
  };
  const restoring = { type: 'RESTORE', payload: {} };

  /** A server whose team can be deleted and, as `after` says, restored. */
  function deleting(after: object) {
    const sent: { readonly type: string }[] = [];
    const api = adminApi().on('POST /teams/t1/events', async (request) => {
      const body = (await request.json()) as { readonly type: string };
      sent.push(body);
      return body.type === 'DELETE'
        ? said(after, '“Firmware” was deleted.', restoring)
        : said({ ...team, version: 6 }, '“Firmware” was restored.', null);
    });
    return { api, sent };
  }
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Delete team' }));

  test('is said where one looks, and taken back from wherever one is by then', async () => {
    const { api, sent } = deleting(deleted);
    const { place } = openApp('/app/teams/t1/delete', api, true);
    await press();
    await screen.findByText('“Firmware” was deleted.');
    await expect.poll(place).toBe('/app/teams');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('“Firmware” was restored.');
    expect(sent).toMatchObject([
      { type: 'DELETE', version: 4 },
      { type: 'RESTORE', version: 5, payload: {} },
    ]);
    expect(place()).toBe('/app/teams');
  });

  test('has no Undo where the chart does not offer this reader the way back', async () => {
    const { api } = deleting({ ...deleted, availableEvents: [] });
    openApp('/app/teams/t1/delete', api, true);
    await press();
    await screen.findByText('“Firmware” was deleted.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
