import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { organizationScene, type OrganizationScene } from './organizations-scene.ts';

let scene: OrganizationScene;
beforeAll(async () => {
  scene = await organizationScene();
});

describe('an organisation', () => {
  test('is created by staff with its domains, contract and rules', async () => {
    const name = scene.named('Acme');
    const made = await scene.create({
      name: ` ${name} `,
      brandLabel: 'Acme grows',
      emailDomains: ['@Acme-Create.COM', 'acme-create.com'],
      contractStart: '2026-01-01',
      contractEnd: '2026-12-31',
      informsOfViewings: true,
      policyOverrides: { minNotice: 48, firstReminder: 12 },
    });
    expect(made).toMatchObject({
      version: 1,
      status: 'active',
      name,
      brandLabel: 'Acme grows',
      emailDomains: ['acme-create.com'],
      contractStart: '2026-01-01',
      contractEnd: '2026-12-31',
      informsOfViewings: true,
      members: 0,
      teams: 0,
      activeProgrammes: 0,
      upcomingBookings: 0,
      createdBy: { id: scene.priya.id, fullName: 'Priya Raman' },
      deletedAt: null,
    });
    expect(made.policyOverrides).toMatchObject({
      minNotice: 48,
      firstReminder: 12,
      secondReminder: null,
      lateWindow: null,
    });
    expect(made.availableEvents.map(({ type, enabled }) => [type, enabled])).toEqual([
      ['EDIT', true],
      ['SET_BRAND', true],
      ['DELETE', true],
    ]);
  });

  test.each([
    ['without a name', { name: '  ' }, { name: 'Name is required.' }],
    ['with one letter', { name: 'A' }, { name: 'Name must have at least 2 characters.' }],
    [
      'with too long a label',
      { brandLabel: 'x'.repeat(41) },
      { brandLabel: 'Brand label can have at most 40 characters.' },
    ],
    [
      'with what is no domain',
      { emailDomains: ['acme'] },
      { 'emailDomains.0': '“acme” is not a domain.' },
    ],
    [
      'with a domain that hides something',
      { emailDomains: ['ac\u2028me\u0007'] },
      { 'emailDomains.0': '“acme” is not a domain.' },
    ],
    [
      'with what is no date',
      { contractStart: '2026-02-30' },
      { contractStart: 'Enter a valid contract start.' },
    ],
    [
      'with a contract that ends before it starts',
      { contractStart: '2026-02-01', contractEnd: '2026-01-31' },
      { contractEnd: 'Contract end must be on or after the contract start.' },
    ],
    [
      'with a rule beyond its limits',
      { policyOverrides: { minNotice: 721 } },
      { 'policyOverrides.minNotice': 'Notice must be between 0 and 720.' },
    ],
  ])('is not created %s', async (_, fields, errors) => {
    expect(await scene.refusedCreation(fields)).toMatchObject({ status: 422, errors });
  });

  test('has a name and domains of its own, whatever the letter case', async () => {
    const first = await scene.create({ emailDomains: ['own.example'] });
    expect(await scene.refusedCreation({ name: first.name.toUpperCase() })).toMatchObject({
      status: 422,
      errors: { name: 'An organisation with this name already exists.' },
    });
    const second = await scene.create();
    const payload = { name: second.name, emailDomains: ['free.example', 'OWN.example'] };
    expect(await scene.refused(second, 'EDIT', payload)).toMatchObject({
      status: 422,
      errors: { emailDomains: '“own.example” already belongs to another organisation.' },
    });
    const edited = await scene.send(first, 'EDIT', {
      name: first.name,
      emailDomains: ['own.example'],
    });
    expect(edited).toMatchObject({ version: 2, emailDomains: ['own.example'] });
  });

  test('can be changed by one person at a time', async () => {
    const made = await scene.create();
    await scene.send(made, 'EDIT', { name: made.name });
    expect(await scene.refused(made, 'EDIT', { name: made.name })).toMatchObject({ status: 409 });
  });
});

describe('deleting', () => {
  test('is refused while a programme runs or a session is ahead, and its page says so before', async () => {
    const made = await scene.create();
    await scene.programmeIn(made.id, 'draft');
    await scene.programmeIn(made.id, 'active.normal');
    await scene.programmeIn(made.id, 'active.nearComplete');
    const booking = await scene.bookingIn(made.id);
    const errors = {
      programmes: `Can’t delete “${made.name}”: 2 active programmes use it.`,
      bookings: `Can’t delete “${made.name}”: 1 upcoming booking uses it.`,
    };
    expect(await scene.refused(made, 'DELETE')).toMatchObject({ status: 422, errors });
    const shown = await scene.show(made.id);
    expect(shown).toMatchObject({ activeProgrammes: 2, upcomingBookings: 1 });
    expect(shown.availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: Object.values(errors),
    });
    await scene.finish(booking);
    expect(await scene.refused(made, 'DELETE')).toMatchObject({
      errors: { programmes: errors.programmes },
    });
  });

  test('hides it, and restoring brings it back unless its name or a domain was taken', async () => {
    const made = await scene.create({ emailDomains: ['gone.example'] });
    const gone = await scene.send(made, 'DELETE');
    expect(gone).toMatchObject({ status: 'deleted', version: 2 });
    const find = async (deleted: 'true' | 'false') => {
      const query = { search: made.name, deleted };
      const { data } = await scene.staff.call('GET /organizations', { query });
      return data.results.map(({ id }) => id);
    };
    expect(await find('false')).toEqual([]);
    expect(await find('true')).toEqual([made.id]);
    const other = await scene.create({ name: made.name, emailDomains: ['gone.example'] });
    expect(await scene.refused(gone, 'RESTORE')).toMatchObject({
      status: 422,
      errors: {
        name: 'An organisation with this name already exists.',
        emailDomains: '“gone.example” already belongs to another organisation.',
      },
    });
    await scene.send(other, 'DELETE');
    expect(await scene.send(gone, 'RESTORE')).toMatchObject({
      status: 'active',
      version: 3,
      emailDomains: ['gone.example'],
    });
  });
});

describe('the list', () => {
  test('is sorted by name, members and creation, and tells who has a running programme', async () => {
    const small = await scene.create({ name: scene.named('Zz list') });
    const running = await scene.create({ name: scene.named('Aa list') });
    await scene.programmeIn(running.id, 'active.normal');
    await scene.server.db.orm.execute(
      `update organizations set created_at = created_at + interval '1 minute' where id = '${running.id}'`,
    );
    await scene.server.db.orm.execute(
      `insert into users (id, first_name, last_name, email, role, organization_id, time_zone, status, created_at, updated_at)
       values ('${newId()}', 'Ina', 'Vited', 'ina@list.example', 'Member', '${small.id}', 'Europe/London', 'invited', now(), now())`,
    );
    const list = async (query: object) => {
      const all = { search: 'list', ...query };
      const { data } = await scene.staff.call('GET /organizations', { query: all });
      return data.results.map(({ name, members }) => [name, members]);
    };
    const [little, big] = [
      [running.name, 0],
      [small.name, 1],
    ];
    expect(await list({})).toEqual([little, big]);
    expect(await list({ orderProperty: 'members', order: 'Descending' })).toEqual([big, little]);
    expect(await list({ orderProperty: 'created' })).toEqual([big, little]);
    expect(await list({ hasActiveProgramme: 'true' })).toEqual([little]);
    expect(await list({ hasActiveProgramme: 'false' })).toEqual([big]);
    const options = await scene.staff.call('GET /organization/filter');
    expect(options.map(({ propertyName }) => propertyName)).toContain('members');
  });
});

test('an organisation admin reads their own one, and can change nothing but its logo and brand label', async () => {
  const own = await scene.admin.call('GET /organizations/{organization}', {
    params: { organization: scene.home },
  });
  expect(own).toMatchObject({ name: 'Harbour Health', members: 2 });
  expect(own.availableEvents.map(({ type }) => type)).toEqual(['SET_BRAND']);
  const other = await scene.create();
  expect(
    await scene.admin.refused('GET /organizations/{organization}', {
      params: { organization: other.id },
    }),
  ).toMatchObject({ status: 404 });
});

describe.each(['a coach', 'a member', 'an organisation admin'] as const)('%s', (who) => {
  test('creates, lists and changes none', async () => {
    const caller = scene.others[who];
    const body = { name: scene.named('Mine'), idempotencyKey: newId() };
    const own = { id: scene.home, version: 1 };
    const refusals = [
      await caller.refused('GET /organizations'),
      await caller.refused('GET /organization/filter'),
      await caller.refused('POST /organizations', { body }),
      await caller.refused(
        'POST /organizations/{organization}/events',
        scene.commandFor(own, 'DELETE'),
      ),
    ];
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403 });
    expect((await scene.show(scene.home)).status).toBe('active');
  });
});
