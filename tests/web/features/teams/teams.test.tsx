import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../../shell/open-app.tsx';
import { json, mia, page, refusal } from '../../shell/small-api.ts';
import { ned, team, member, memberApi, adminApi } from './teams-scene.ts';

afterEach(closeApp);

const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

test('a member sees their teams, without what only others may do', async () => {
  openApp('/app/teams', memberApi(), true);
  await screen.findByRole('link', { name: 'Firmware' });
  expect(screen.queryByRole('link', { name: 'Create Team' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Organisation' })).toBeNull();
});

test('creating one is not for everybody', async () => {
  openApp('/app/teams/create', memberApi(), true);
  await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an admin creates one in their own organisation, which they need not choose', async () => {
  const sent: unknown[] = [];
  const api = adminApi().on('POST /teams', async (request) => {
    sent.push(await request.json());
    return json(team);
  });
  const { place } = openApp('/app/teams/create', api, true);
  fireEvent.change(await screen.findByLabelText(/^Team name/), { target: { value: 'Firmware' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create team' }));
  await expect.poll(() => sent).toMatchObject([{ name: 'Firmware', organizationId: 'northwind' }]);
  await expect.poll(place).toBe('/app/teams/t1/members');
});

test('one that is created from an organisation begins in it', async () => {
  const home = { id: '0199a000-0000-7000-8000-00000000000a', name: 'Aurora' };
  const sent: unknown[] = [];
  const api = adminApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /teams/choices', () => json([team.organization, { id: 'zebra', name: 'Zebra' }]))
    .on(`GET /organizations/${home.id}`, () => json(home))
    .on('POST /teams', async (request) => {
      sent.push(await request.json());
      return json(team);
    });
  openApp(`/app/teams/create?organization=${home.id}`, api, true);
  fireEvent.change(await screen.findByLabelText(/^Team name/), { target: { value: 'Firmware' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create team' }));
  await expect.poll(() => sent).toMatchObject([{ organizationId: home.id }]);
});

test('staff find the organisation of a new one on the server, however many there are', async () => {
  const sent: unknown[] = [];
  const asked: string[] = [];
  const api = adminApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /teams/choices', (_, url) => {
      const search = url.searchParams.get('search') ?? '';
      asked.push(search);
      if (search === 'zeb') return json([{ id: 'zebra', name: 'Zebra Works' }]);
      return json([team.organization, { id: 'aurora', name: 'Aurora' }]);
    })
    .on('POST /teams', async (request) => {
      sent.push(await request.json());
      return json(team);
    });
  openApp('/app/teams/create', api, true);
  fireEvent.change(await screen.findByLabelText(/^Team name/), { target: { value: 'Firmware' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create team' }));
  expect((await screen.findAllByText('Choose an organisation.')).length).toBeGreaterThan(0);
  const box = screen.getByRole('combobox', { name: /^Organisation/ });
  fireEvent.change(box, { target: { value: 'zeb' } });
  await screen.findByRole('option', { name: 'Zebra Works' });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: 'Create team' }));
  await expect.poll(() => sent).toMatchObject([{ organizationId: 'zebra' }]);
  expect(asked).toContain('zeb');
});

test('the list that a link narrows to one organisation names it, also in the filter, until the chip is taken away', async () => {
  const northwind = '0190a000-0000-7000-8000-000000000001';
  const api = adminApi()
    .on('GET /auth/whoami', () => json({ ...mia, role: 'Admin' }))
    .on('GET /teams/choices', () => json([]))
    .on(`GET /organizations/${northwind}`, () =>
      json({ id: northwind, name: 'Northwind Trading' }),
    );
  const { place } = openApp(`/app/teams?organization=${northwind}`, api, true);
  const chip = await screen.findByRole('button', { name: /Northwind Trading/ });
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  const box = await screen.findByRole('combobox', { name: 'Organisation' });
  expect(box).toHaveProperty('value', 'Northwind Trading');
  fireEvent.click(chip);
  await expect.poll(place).toBe('/app/teams');
});

test('a team that is deleted leads back to the list, with the version that was seen', async () => {
  const sent: unknown[] = [];
  const api = adminApi().on('POST /teams/t1/events', async (request) => {
    sent.push(await request.json());
    return json({ ...team, status: 'deleted' });
  });
  const { place } = openApp('/app/teams/t1/delete', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Delete “Firmware”?' });
  fireEvent.click(screen.getByRole('button', { name: 'Delete team' }));
  await expect.poll(place).toBe('/app/teams');
  expect(sent).toMatchObject([{ type: 'DELETE', version: 4, payload: {} }]);
});

test('the leader of a team finds the way to book for it', async () => {
  const api = memberApi().on('GET /teams/t1', () => json({ ...team, isLedByReader: true }));
  openApp('/app/teams/t1', api, true);
  await screen.findByRole('heading', { level: 1, name: 'Firmware' });
  await screen.findByRole('link', { name: 'Book for the team' });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('its people are listed, and an admin makes one of them the leader', async () => {
  const sent: unknown[] = [];
  const api = adminApi().on('POST /teams/t1/events', async (request) => {
    sent.push(await request.json());
    return json(team);
  });
  openApp('/app/teams/t1/members', api, true);
  await screen.findByText('Ned Near');
  await screen.findByRole('link', { name: 'Add Member' });
  expect(rowOf('Tom Reed').getByText('Leader')).toBeTruthy();
  fireEvent.click(rowOf('Ned Near').getByRole('button', { name: 'Make leader' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ type: 'SET_LEADER', version: 4, payload: { leaderId: 'ned' } }]);
});

test('who names a leader a moment too late is told in place who was faster', async () => {
  const sentence = 'Priya Raman changed the leader at 14:05. You’re seeing the latest version.';
  const api = adminApi().on('POST /teams/t1/events', () => refusal(409, { version: sentence }));
  openApp('/app/teams/t1/members', api, true);
  await screen.findByText('Ned Near');
  await screen.findByRole('link', { name: 'Add Member' });
  fireEvent.click(rowOf('Ned Near').getByRole('button', { name: 'Make leader' }));
  expect(await within(screen.getByRole('main')).findByText(sentence)).toBeTruthy();
});

test('a member only reads who is in it', async () => {
  openApp('/app/teams/t1/members', memberApi(), true);
  await screen.findByText('Ned Near');
  expect(screen.queryByRole('link', { name: 'Add Member' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Make leader' })).toBeNull();
});

test('removing the leader says that nobody leads it then', async () => {
  openApp('/app/teams/t1/members/tom/delete', adminApi(), true);
  await screen.findByRole('heading', { level: 1, name: 'Remove Tom Reed from “Firmware”?' });
  expect(screen.getByText(/^The team will have no leader/)).toBeTruthy();
});

test('whoever stands beyond the hundredth place of a team can be removed', async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    member({ ...ned, id: `m${at}`, fullName: `Member ${at}` }),
  );
  const api = adminApi().on('GET /teams/t1/members', (_, { searchParams }) =>
    page(many.slice(0, Number(searchParams.get('perPage') ?? 20))),
  );
  openApp('/app/teams/t1/members/m150/delete', api, true);
  const heading = { level: 1, name: 'Remove Member 150 from “Firmware”?' };
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
});

test('whoever stands beyond the hundredth place of a team can be chosen to lead it', async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    member({ ...ned, id: `m${at}`, fullName: `Member ${at}` }),
  );
  const sent: unknown[] = [];
  const api = adminApi()
    .on('GET /teams/t1/members', (_, { searchParams }) =>
      page(many.slice(0, Number(searchParams.get('perPage') ?? 20))),
    )
    .on('POST /teams/t1/events', async (request) => {
      sent.push(await request.json());
      return json(team);
    });
  openApp('/app/teams/t1/edit', api, true);
  const leader = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Leader/ });
  expect(within(leader).getByRole('option', { name: 'Member 150' })).toBeTruthy();
  fireEvent.change(leader, { target: { value: 'm150' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ type: 'EDIT', version: 4, payload: { leaderId: 'm150' } }]);
});
