import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const late = { id: 'late', name: 'Late ones', search: 'order=Ascending&orderProperty=name' };
const gone = { id: 'gone', name: 'Of old', search: 'deleted=true&invented=7' };

type Sent = typeof late & { readonly idempotencyKey: string };

/** A list of teams whose views are saved, renamed and deleted; what was sent stands in `sent`. */
function withViews(saved: readonly (typeof late)[], taken?: string) {
  let views = [...saved];
  const sent: unknown[] = [];
  const api = new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin', organization: null }))
    .on('GET /team/filter', () => json([]))
    .on('GET /teams', () => page([]))
    .on('GET /saved-views', () => json(views))
    .on('POST /saved-views', async (request) => {
      const { idempotencyKey: _, ...body } = (await request.json()) as Sent;
      sent.push(body);
      if (body.name === taken)
        return refusal(422, { name: `You already have a view named “${taken}”.` });
      const view = { ...body, id: 'new' };
      views = [...views, view];
      return json(view);
    });
  for (const { id } of saved)
    api.on(`POST /saved-views/${id}/events`, async (request) => {
      const { idempotencyKey: _, ...body } = (await request.json()) as Sent;
      sent.push({ ...body, id });
      views = views.flatMap((view) => {
        if (view.id !== id) return view;
        return body.name === undefined ? [] : { ...view, name: body.name };
      });
      return new Response(null, { status: 204 });
    });
  return { api, sent };
}

async function openViews() {
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

test('each is a link to the plain address of the list; the one that is shown is marked', async () => {
  const { api } = withViews([gone, late]);
  openApp('/app/teams?orderProperty=name&order=Ascending&pageNumber=2', api, true);
  const panel = await openViews();
  const shown = await panel.findByRole('link', { name: 'Late ones' });
  expect(shown.getAttribute('aria-current')).toBe('true');
  expect(shown.getAttribute('href')).toBe('/app/teams?order=Ascending&orderProperty=name');
  const other = panel.getByRole('link', { name: 'Of old' });
  expect(other.getAttribute('aria-current')).toBeNull();
  // What the list does not know any more is left out.
  expect(other.getAttribute('href')).toBe('/app/teams?deleted=true');
  expect(panel.queryByRole('button', { name: 'Save this view' })).toBeNull();
  fireEvent.click(other);
  await screen.findByRole('button', { name: 'Remove filter Deleted' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Saved views' })).toBeNull());
});

test('what is shown is saved under a name, without the page of it', async () => {
  const { api, sent } = withViews([]);
  openApp('/app/teams?search=sales&deleted=true&pageNumber=3', api, true);
  const panel = await openViews();
  const name = await panel.findByRole('textbox', { name: 'Name' });
  fireEvent.click(panel.getByRole('button', { name: 'Save this view' }));
  expect(await panel.findAllByText('Give the view a name.')).not.toEqual([]);
  fireEvent.change(name, { target: { value: 'Sales' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save this view' }));
  const saved = await panel.findByRole('link', { name: 'Sales' });
  expect(sent).toEqual([
    { page: '/app/teams', name: 'Sales', search: 'deleted=true&search=sales' },
  ]);
  expect(saved.getAttribute('aria-current')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(saved));
});

test('a name that is taken says so at its field', async () => {
  const { api } = withViews([late], 'Late ones');
  openApp('/app/teams?search=sales', api, true);
  const panel = await openViews();
  const name = await panel.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Late ones' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save this view' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const described = name.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    'You already have a view named “Late ones”.',
  );
});

test('a list as it is by itself is nothing to save', async () => {
  const { api } = withViews([]);
  openApp('/app/teams', api, true);
  const panel = await openViews();
  await panel.findByText(/^Search, filter or sort the list first/);
  expect(panel.queryByRole('textbox')).toBeNull();
});

test('a view gets another name, and is deleted once that was confirmed', async () => {
  const { api, sent } = withViews([late, gone]);
  openApp('/app/teams', api, true);
  const panel = await openViews();
  fireEvent.click(await panel.findByRole('button', { name: 'Rename “Late ones”' }));
  const name = panel.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'By name' } });
  fireEvent.click(panel.getByRole('button', { name: 'Save name' }));
  const renamed = await panel.findByRole('link', { name: 'By name' });
  await waitFor(() => expect(document.activeElement).toBe(renamed));
  fireEvent.click(panel.getByRole('button', { name: 'Delete “By name”' }));
  expect(sent).toHaveLength(1);
  fireEvent.click(panel.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(panel.queryByRole('link', { name: 'By name' })).toBeNull());
  expect(document.activeElement).toBe(panel.getByRole('link', { name: 'Of old' }));
  expect(sent).toEqual([
    { type: 'RENAME', name: 'By name', id: 'late' },
    { type: 'DELETE', id: 'late' },
  ]);
});

test('views that can’t be fetched say so, with a way to try again', async () => {
  const { api } = withViews([]);
  api.on('GET /saved-views', () => refusal(500, {}));
  openApp('/app/teams', api, true);
  const panel = await openViews();
  expect(await panel.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
