import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import { api, zoe } from './user-scene.ts';

afterEach(closeApp);

test('staff write down the language of somebody, and what a coach is good at', async () => {
  const sent: unknown[] = [];
  const small = api().on('POST /users/u1/events', async (request) => {
    sent.push(await request.json());
    return json(zoe);
  });
  openApp('/app/users/u1/edit', small, true);
  fireEvent.change(await screen.findByLabelText(/^Date format/), {
    target: { value: 'de' },
  });
  expect(screen.queryByLabelText(/^Specialisms/)).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Role/), { target: { value: 'Coach' } });
  fireEvent.change(screen.getByLabelText(/^Specialisms/), {
    target: { value: 'Leadership,  Change ,' },
  });
  fireEvent.change(screen.getByLabelText(/^Languages/), {
    target: { value: Array.from({ length: 21 }, (_, at) => `L${at}`).join() },
  });
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  expect(
    (await screen.findAllByText('Languages can have at most 20 entries.')).length,
  ).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Languages/), { target: { value: 'English, Welsh' } });
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      payload: {
        locale: 'de',
        specialisms: ['Leadership', 'Change'],
        languages: ['English', 'Welsh'],
      },
    },
  ]);
});

test('the page of a person names whose way of writing dates is theirs', async () => {
  const small = api().on('GET /users/u1', () => json({ ...zoe, locale: 'pt-BR' }));
  openApp('/app/users/u1', small, true);
  expect(await screen.findByText('Brazilian Portuguese')).toBeTruthy();
  expect(screen.queryByText('pt-BR')).toBeNull();
});
