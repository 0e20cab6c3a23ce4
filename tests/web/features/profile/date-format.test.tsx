import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json } from '../../shell/small-api.ts';
import { api, own } from './profile-scene.ts';

afterEach(closeApp);

test('the date format is chosen by the name of a language, and saved', async () => {
  const sent: unknown[] = [];
  const server = api().on('POST /profile/events', async (request) => {
    sent.push(await request.json());
    return json({ ...own, version: 5 });
  });
  openApp('/app/profile', server, true);
  const details = within(await screen.findByRole('form', { name: 'Your details' }));
  const field = details.getByRole<HTMLSelectElement>('combobox', { name: /^Date format/ });
  expect(field.selectedOptions[0]?.textContent).toBe('British English');
  const swedish = within(field).getByRole<HTMLOptionElement>('option', { name: 'Swedish' });
  fireEvent.change(field, { target: { value: swedish.value } });
  fireEvent.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ payload: { locale: 'sv' } }]));
});
