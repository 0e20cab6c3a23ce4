import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { growingPage, json, mia, refusal, unauthorized } from '../../shell/small-api.ts';
import { blocked, category, categoryApi } from './category-scene.ts';

afterEach(closeApp);

const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const nameField = () => screen.findByLabelText(/^Name/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the list', () => {
  test('is a tree whose rows move at once, and stand where they were when that is refused', async () => {
    let answer: (response: Response) => void = () => undefined;
    const api = categoryApi().on(
      'POST /resource-categories/c3/events',
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    openApp('/app/resource-categories', api, true);
    const up = await screen.findByRole('button', { name: 'Move Wellbeing up' });
    expect(names()).toEqual(['Leading others', 'First-time managers', 'Wellbeing']);
    fireEvent.click(up);
    await expect.poll(names).toEqual(['Wellbeing', 'Leading others', 'First-time managers']);
    expect(screen.getByText('Wellbeing is now 1 of 2.')).toBeTruthy();
    await expect.poll(() => api.asked.at(-1)).toContain('POST /resource-categories/c3/events');
    answer(refusal(409, { event: 'This category was deleted.' }));
    await screen.findByText('Wellbeing was not moved.');
    expect(names()).toEqual(['Leading others', 'First-time managers', 'Wellbeing']);
  });

  test('offers no moving where up and down would mean nothing', async () => {
    openApp('/app/resource-categories?orderProperty=name&order=Ascending', categoryApi(), true);
    await screen.findByRole('link', { name: 'Wellbeing' });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  test('says why it is empty and offers the first step', async () => {
    openApp(
      '/app/resource-categories',
      categoryApi().on('GET /resource-categories', () => growingPage([])),
      true,
    );
    expect(await screen.findByText('No categories yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Create Category' }).length).toBe(2);
  });

  test.each(['/app/resource-categories', '/app/resource-categories/create'])(
    'is not for everybody: %s says so in the one sentence, asks nothing and offers nothing',
    async (address) => {
      openApp(
        address,
        categoryApi().on('GET /auth/whoami', () => json(mia)),
        true,
      );
      await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
      expect(screen.getByText('You do not have the necessary permissions.')).toBeTruthy();
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
});

describe('a category', () => {
  test('has the buttons that the server lists, and the reason for what is not possible now', async () => {
    const reason = `Can’t delete “Wellbeing”: 1 category uses it.`;
    const api = categoryApi().on('GET /resource-categories/c3', () =>
      json(category('c3', 'Wellbeing', { availableEvents: blocked(reason) })),
    );
    openApp('/app/resource-categories/c3', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Wellbeing' });
    expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Delete' })).toBeNull();
    expect(screen.getByText(new RegExp('1 category uses it'))).toBeTruthy();
  });
});

describe('the form', () => {
  test('asks for what is missing, then shows the server’s sentence at its field', async () => {
    const api = categoryApi().on('POST /resource-categories', () =>
      refusal(422, { name: 'A category called “Wellbeing” exists.' }),
    );
    openApp('/app/resource-categories/create', api, true);
    const field = await nameField();
    fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
    expect(screen.getAllByText('Name is required.').length).toBe(2);
    expect(api.asked).not.toContain('POST /resource-categories');
    type(field, 'Wellbeing');
    fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
    await screen.findByRole('link', { name: 'A category called “Wellbeing” exists.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('Wellbeing');
  });

  test('keeps what was entered when the session ends, until it is sent or given up', async () => {
    openApp('/app/resource-categories/create', categoryApi(), true);
    type(await nameField(), 'Focus');
    cleanup();
    const api = categoryApi().on('POST /resource-categories', () =>
      json(category('c3', 'Wellbeing')),
    );
    openApp('/app/resource-categories/create', api, true);
    expect(((await nameField()) as HTMLInputElement).value).toBe('Focus');
    expect(screen.getByText(/We kept what you had entered/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
    await screen.findByRole('heading', { level: 1, name: 'Wellbeing' });
    expect(sessionStorage.getItem('draft/priya/resource-category')).toBeNull();
  });

  test('shows the draft to nobody else', async () => {
    sessionStorage.setItem(
      'draft/somebody/resource-category',
      JSON.stringify({ values: { name: 'Secret' }, began: '{}' }),
    );
    openApp('/app/resource-categories/create', categoryApi(), true);
    expect(((await nameField()) as HTMLInputElement).value).toBe('');
  });

  test('warns when the record was changed since the draft was begun', async () => {
    sessionStorage.setItem(
      'draft/priya/POST /resource-categories/{resourceCategory}/events/c3/EDIT',
      JSON.stringify({ values: { name: 'Well-being' }, began: 'something else' }),
    );
    openApp('/app/resource-categories/c3/edit', categoryApi(), true);
    expect(((await nameField()) as HTMLInputElement).value).toBe('Well-being');
    expect(screen.getByText(/Someone has changed this since/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(((await nameField()) as HTMLInputElement).value).toBe('Wellbeing');
  });

  test('keeps it also when it is sent without a session, and says nothing of that', async () => {
    const api = categoryApi()
      .on('POST /resource-categories', () => unauthorized())
      .on('POST /auth/refresh', () => unauthorized());
    openApp('/app/resource-categories/create', api, true);
    type(await nameField(), 'Focus');
    fireEvent.click(screen.getByRole('button', { name: 'Create category' }));
    await screen.findByRole('button', { name: 'Sign in' });
    expect(sessionStorage.getItem('draft/priya/resource-category')).toContain('Focus');
  });
});

describe('deleting', () => {
  test('asks where its resources go before anything is sent', async () => {
    const sent: unknown[] = [];
    const api = categoryApi().on('POST /resource-categories/c3/events', async (request) => {
      sent.push(await request.json());
      return json(category('c3', 'Wellbeing'));
    });
    const { place } = openApp('/app/resource-categories/c3/delete', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Delete “Wellbeing”?' });
    expect(screen.getByText('Its 12 resources move to the category you choose.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete category' }));
    await screen.findByRole('link', { name: 'Choose where to move its 12 resources.' });
    expect(sent).toEqual([]);
    type(screen.getByLabelText(/^Move its resources to/), 'c1');
    expect(screen.getByText('Its 12 resources move to “Leading others”.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete category' }));
    await expect
      .poll(() => sent)
      .toMatchObject([{ type: 'DELETE', version: 3, payload: { moveTo: 'c1' } }]);
    await expect.poll(place).toBe('/app/resource-categories');
  });

  test('is not offered when the chart does not', async () => {
    const api = categoryApi().on('GET /resource-categories/c3', () =>
      json(category('c3', 'Wellbeing', { availableEvents: blocked('In use.') })),
    );
    openApp('/app/resource-categories/c3/delete', api, true);
    await screen.findByRole('heading', { level: 1, name: 'This category can’t be deleted' });
    expect(screen.getByText('In use.')).toBeTruthy();
  });
});
