import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { productValuesOf } from '#domain/policy/product.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const values = productValuesOf(defaultPolicy);
const sentence = '3 open requests would expire sooner: they keep their terms.';

test('a rule is checked at its field, its effects are shown before it is saved, and the history says from what to what', async () => {
  const sent: unknown[] = [];
  const server = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'SuperAdmin' }))
    .on('GET /policy', () => json({ version: 4, changedAt: null, values }))
    .on('GET /policy/history', () =>
      json([
        {
          id: 'version-4',
          at: '2027-01-04T10:00:00.000Z',
          by: { id: 'e', fullName: 'Eleanor Vance' },
          organization: null,
          changes: [{ key: 'minNotice', from: 12, to: 24 }],
        },
        {
          id: 'o',
          at: '2027-01-03T10:00:00.000Z',
          by: null,
          organization: { id: 'northwind', name: 'Northwind' },
          changes: [{ key: 'lateWindow', from: null, to: 48 }],
        },
      ]),
    )
    .on('POST /policy/preview', () => json({ effects: [sentence] }))
    .on('POST /policy', async (request) => {
      sent.push(await request.json());
      return json({ version: 5, changedAt: null, values: { ...values, requestTtl: 24 } });
    });
  openApp('/app/policy', server, true);
  const form = within(await screen.findByRole('form', { name: 'Standard rules' }));
  // Among the rules that organisations may have, and among those of the product.
  expect(form.getAllByRole('heading', { level: 3, name: 'Answering requests' })).toHaveLength(2);
  const box = form.getByLabelText(/^Time to answer/);
  const write = (value: string) => fireEvent.change(box, { target: { value } });

  write('2');
  fireEvent.click(form.getByRole('button', { name: 'Show what this changes' }));
  await form.findByRole('link', { name: 'Last nudge must be shorter than “Time to answer”.' });

  write('24');
  fireEvent.click(form.getByRole('button', { name: 'Show what this changes' }));
  expect(await form.findByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(form.getByRole('button', { name: 'Save rules' }));
  expect(await screen.findByText('The rules were saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ requestTtl: 24, version: 4 }]);

  const history = within(screen.getByRole('list', { name: 'What was changed' }));
  expect(history.getByText('Notice: from 12 hours to 24 hours.')).toBeTruthy();
  expect(history.getByText('Late window: from the standard rule to 48 hours.')).toBeTruthy();
});
