import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { priya } from '../resource-categories/category-scene.ts';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

/** A resource as the server tells of it. */
const resource = (more: object = {}) => ({
  id: 'r1',
  version: 1,
  status: 'published',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  deletedAt: null,
  availableEvents: [],
  name: 'Saying no kindly',
  kind: 'article',
  file: null,
  url: null,
  article: '## First\n\nSay it early.',
  description: null,
  audience: 'both',
  durationMinutes: null,
  availableFrom: null,
  availableTo: null,
  scope: 'global',
  target: null,
  categories: [],
  addedBy: null,
  progress: 'unseen',
  found: null,
  openedBy: null,
  openedOf: null,
  thumbnail: null,
  createdBy: null,
  updatedBy: null,
  mayMark: true,
  position: null,
  versions: null,
  ...more,
});

const apiFor = (who: typeof mia | typeof priya, found: object = resource()) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json(who))
    .on('GET /resources', () => page([found]))
    .on('POST /resources/visits', () => json({ since: null, added: 0 }))
    .on('GET /resource/filter', () => json([]))
    .on('GET /resources/categories', () => json([]))
    .on('GET /resources/r1', () => json(found))
    .on('GET /resources/r1/history', () => json([]));

const offered = (...types: string[]) =>
  types.map((each) => ({ type: each, label: each, enabled: true, reasons: [] }));
const at = (scope: string, id: string) => ({ scope, target: { id, name: 'Somewhere' } });
const edits = (more: object) => resource({ availableEvents: offered('EDIT', 'DELETE'), ...more });

describe('a resource is at the address of what it lies under, and at no other', () => {
  test.each([
    ['a global one below a booking', '/app/bookings/b1/resources/r1', edits({})],
    ['one of another booking', '/app/bookings/b1/resources/r1', edits(at('booking', 'b2'))],
    [
      'one of a programme below a session',
      '/app/sessions/s1/resources/r1',
      edits(at('programme', 's1')),
    ],
    ['to be edited', '/app/programmes/p1/resources/r1/edit', edits(at('programme', 'p2'))],
    ['to be deleted', '/app/sessions/s1/resources/r1/delete', edits({})],
    ['among those for everybody', '/app/global-resources/r1/edit', edits(at('session', 's1'))],
  ])('%s', async (_, address, found) => {
    openApp(address, apiFor(priya, found), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
  });

  test.each([
    ['below its booking', '/app/bookings/b1/resources/r1', at('booking', 'b1')],
    ['below its session', '/app/sessions/s1/resources/r1', at('session', 's1')],
    ['among all', '/app/resources/r1', at('programme', 'p1')],
  ])('%s', async (_, address, place) => {
    openApp(address, apiFor(priya, resource(place)), true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Saying no kindly' })).toBeTruthy();
  });
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('a resource', () => {
  test('is opened by whoever sees its page, once, and done when they say so', async () => {
    const sent: string[] = [];
    const api = apiFor(mia).on('POST /resources/r1/progress', async (request) => {
      const body = (await request.json()) as { type: string };
      sent.push(body.type);
      const progress = body.type === 'DONE' ? 'done' : 'opened';
      api.on('GET /resources/r1', () => json(resource({ progress })));
      return json(resource({ progress }));
    });
    openApp('/app/resources/r1', api, true);
    await screen.findByRole('heading', { level: 1, name: 'Saying no kindly' });
    expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeTruthy();
    await expect.poll(() => sent).toEqual(['OPEN']);
    await screen.findByText('Opened');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));
    await screen.findByRole('button', { name: 'Not done yet' });
    expect(sent).toEqual(['OPEN', 'DONE']);
  });

  test('is counted where it was added since the last visit', async () => {
    const asked: (string | null)[] = [];
    const api = apiFor(mia)
      .on('POST /resources/visits', () => json({ since: '2026-11-01T08:00:00.000Z', added: 2 }))
      .on('GET /resources', (request) => {
        asked.push(new URL(request.url).searchParams.get('sinceVisit'));
        return page([resource()]);
      });
    openApp('/app/resources', api, true);
    expect(await screen.findByText(/2 resources were added since your last visit/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Show them' }));
    await expect.poll(() => asked).toEqual([null, 'true']);
  });

  test('is done, and not done yet, from the list that shows it', async () => {
    const sent: string[] = [];
    const api = apiFor(mia, resource({ progress: 'opened' })).on(
      'POST /resources/r1/progress',
      async (request) => {
        const { type: said } = (await request.json()) as { type: string };
        sent.push(said);
        const now = resource({ progress: said === 'DONE' ? 'done' : 'opened' });
        api.on('GET /resources', () => page([now]));
        return json(now);
      },
    );
    openApp('/app/resources', api, true);
    const button = (said: string) =>
      screen.findByRole('button', { name: `${said}: Saying no kindly` });
    fireEvent.click(await button('Mark as done'));
    fireEvent.click(await button('Not done yet'));
    await button('Mark as done');
    expect(sent).toEqual(['DONE', 'NOT_DONE']);
  });

  test('is not opened by those who look after it, who read how many have', async () => {
    const found = resource({ mayMark: false, openedBy: 3, versions: [] });
    const api = apiFor(priya, found);
    openApp('/app/resources/r1', api, true);
    await screen.findByText('Opened by');
    expect(screen.queryByRole('button', { name: 'Mark as done' })).toBeNull();
    expect(api.asked.filter((each) => each.startsWith('POST'))).toEqual([]);
  });

  test('that lies elsewhere opens in a tab of its own, without a way back to ours', async () => {
    const url = 'https://example.test/page';
    openApp(
      '/app/resources/r1',
      apiFor(mia, resource({ kind: 'embed', article: null, url })),
      true,
    );
    const link = await screen.findByRole('link', { name: url });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByText(/can’t be embedded/)).toBeTruthy();
  });
});

describe('the form', () => {
  test('asks for the content of its kind, in the server’s words, and sends nothing without it', async () => {
    const sent: unknown[] = [];
    const api = apiFor(priya).on('POST /resources', async (request) => {
      sent.push(await request.json());
      return json(resource());
    });
    openApp('/app/global-resources/create', api, true);
    type(await screen.findByLabelText(/^Title/), 'A page');
    type(screen.getByLabelText(/^Kind/), 'link');
    const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add resource' }));
    add();
    await screen.findByRole('link', { name: 'Add a file or a link.' });
    type(screen.getByLabelText(/^Link/), 'http://example.test');
    await screen.findByRole('link', { name: 'Enter a link that starts with https://.' });
    expect(sent).toEqual([]);
    type(screen.getByLabelText(/^Link/), 'https://example.test');
    add();
    await expect
      .poll(() => sent)
      .toMatchObject([
        {
          name: 'A page',
          kind: 'link',
          url: 'https://example.test',
          scope: 'global',
          target: null,
        },
      ]);
  });

  test('of those for everybody is for staff alone', async () => {
    openApp('/app/global-resources/create', apiFor(mia), true);
    await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
