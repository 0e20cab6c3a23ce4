import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, SmallApi } from '../../shell/small-api.ts';

afterEach(closeApp);

const apiFor = (id: string, role: string) =>
  new SmallApi()
    .on('GET /auth/whoami', () => json({ ...mia, id, role, organization: null }))
    .on('GET /external-calendar/filter', () => json([]))
    .on('GET /external-calendars/of/ana', () => json({ id: 'ana', name: 'Ana Silva' }))
    .on('GET /external-calendars/providers', () => json(['ics']))
    .on('GET /external-calendars', () => page([]));

const address = '/app/coaches/ana/external-calendars';

test.each([
  ['the list', address, 'External Calendars'],
  ['connecting', `${address}/connect`, 'Connect External Calendar'],
])('a coach who opens %s by their own id is led to the own page', async (_, path, title) => {
  openApp(path, apiFor('ana', 'Coach'), true);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});
