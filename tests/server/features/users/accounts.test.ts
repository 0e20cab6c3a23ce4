import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { activateUser } from '#server/features/users/public.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { password, usersScene, type UsersScene } from './scene.ts';

let scene: UsersScene;
beforeAll(async () => {
  scene = await usersScene();
});

describe('an account', () => {
  test('is created by staff, and its person is invited; the organisation hears of it', async () => {
    const made = await scene.create({
      email: ' Mia.Turner@Harbour.example ',
      phone: '+44 20 7946 0018',
    });
    expect(made).toMatchObject({
      version: 1,
      status: 'invited',
      state: 'invited',
      fullName: 'Mia Turner',
      email: 'Mia.Turner@harbour.example',
      phone: '+442079460018',
      role: 'Member',
      organization: { id: scene.organizationId, name: 'Harbour Health' },
      loginMethod: 'password',
      locale: 'en-GB',
      activatedAt: null,
      createdBy: { id: scene.priya.id },
    });
    expect(made.availableEvents.map(({ type }) => type)).toEqual([
      'EDIT',
      'RESEND',
      'SEND_RESET_LINK',
      'DELETE',
    ]);
    expect(await scene.linksTo(made.id)).toEqual(['invitation']);
    expect(await scene.toldTo(scene.harriet.id)).toContainEqual({
      type: 'AdminMemberCreated',
      text: 'Mia Turner was added to Harbour Health.',
      link: `/app/organizations/${scene.organizationId}/members`,
    });
  });

  test('is created once for a key', async () => {
    const body = {
      firstName: 'Only',
      lastName: 'Once',
      email: scene.address(),
      role: 'Coach',
      timeZone: 'Europe/London',
      idempotencyKey: newId(),
    } as const;
    const first = await scene.admin.call('POST /users', { body });
    expect((await scene.admin.call('POST /users', { body })).id).toBe(first.id);
  });

  test.each([
    ['without a first name', { firstName: ' ' }, { firstName: 'First name is required.' }],
    ['with no address', { email: 'mia at harbour' }, { email: 'Enter a valid email address.' }],
    [
      'as a member of nothing',
      { organizationId: null },
      { organizationId: 'Organisation is required for this role.' },
    ],
    [
      'as a coach of an organisation',
      { role: 'Coach' as const },
      { organizationId: 'Coaches and staff can’t belong to an organisation.' },
    ],
    [
      'in an organisation that is not there',
      { organizationId: newId() },
      { organizationId: 'Choose an organisation.' },
    ],
    ['nowhere', { timeZone: '' }, { timeZone: 'Choose a time zone.' }],
    ['in a zone that is none', { timeZone: 'Nowhere/Here' }, { timeZone: 'Choose a time zone.' }],
    [
      'with half a number',
      { phone: '0207' },
      { phone: 'Enter a phone number with its country code, such as +44 20 7946 0018.' },
    ],
  ])('is not created %s', async (_, fields, errors) => {
    expect(await scene.refusedCreation(fields)).toMatchObject({ status: 422, errors });
  });

  test('has an address of its own, whatever the letter case', async () => {
    const made = await scene.create();
    const errors = { email: 'Email address is already in use.' };
    expect(await scene.refusedCreation({ email: made.email.toUpperCase() })).toMatchObject({
      status: 422,
      errors,
    });
    const other = await scene.create();
    const payload = { ...scene.fieldsOf(other), email: made.email, yourPassword: password };
    expect(await scene.refused(other, { type: 'EDIT', payload })).toMatchObject({ errors });
  });

  test('of an admin is made by super admins only', async () => {
    const wanted = { role: 'Admin', organizationId: null } as const;
    expect(await scene.refusedCreation(wanted)).toMatchObject({
      status: 422,
      errors: { role: 'Only a super admin can make someone an admin.' },
    });
    const made = await scene.create(wanted, scene.superAdmin);
    expect(made).toMatchObject({ role: 'Admin', organization: null });
    const denied = { status: 403 };
    const fields = { ...scene.fieldsOf(made), firstName: 'Changed' };
    expect(await scene.refused(made, { type: 'EDIT', payload: fields })).toMatchObject(denied);
    expect(await scene.refused(made, { type: 'DELETE', payload: {} })).toMatchObject(denied);
    expect((await scene.show(made.id)).availableEvents).toEqual([]);
  });

  test('comes alive once, with a welcome', async () => {
    const made = await scene.create({ firstName: 'Noor' });
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt + 1000));
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt + 2000));
    expect(await scene.show(made.id)).toMatchObject({
      status: 'active',
      state: 'active.unlocked',
      version: 2,
      activatedAt: '2026-03-02T09:00:01.000Z',
    });
    expect(await scene.toldTo(made.id)).toEqual([
      {
        type: 'Welcome',
        text: 'Welcome to Waymark, Noor! Complete your profile to get started.',
        link: '/app/profile',
      },
    ]);
  });

  test('of a coach begins with what coaches have to do first', async () => {
    const made = await scene.create({ role: 'Coach', organizationId: null });
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt));
    expect(await scene.toldTo(made.id)).toContainEqual(
      expect.objectContaining({ type: 'WelcomeCoach', link: '/app/working-hours/update' }),
    );
  });

  test('keeps no personal data in its history', async () => {
    const made = await scene.create({
      firstName: 'Secretive',
      email: 'quite.secret@harbour.example',
    });
    const payload = { ...scene.fieldsOf(made), lastName: 'Hidden' };
    await scene.send(made, { type: 'EDIT', payload });
    const remembered = await scene.rememberedOf(made.id);
    expect(remembered.map(({ event }) => event)).toEqual(['CREATE', 'EDIT']);
    expect(remembered[1]?.payload).toEqual({ fields: ['lastName'] });
    expect(JSON.stringify(remembered)).not.toMatch(/secret|Hidden|Turner/i);
  });
});

describe('editing', () => {
  test('asks for the password again where it gives power away, and ends the sign-ins', async () => {
    const made = await scene.create();
    const payload = { ...scene.fieldsOf(made), role: 'OrganizationAdmin' as const };
    expect(await scene.refused(made, { type: 'EDIT', payload })).toMatchObject({
      status: 422,
      errors: { yourPassword: 'Enter your own password to continue.' },
    });
    expect(
      await scene.refused(made, { type: 'EDIT', payload: { ...payload, yourPassword: 'no' } }),
    ).toMatchObject({ errors: { yourPassword: 'This is not your password.' } });
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt));
    const edited = await scene.send(
      { id: made.id, version: 2 },
      { type: 'EDIT', payload: { ...payload, yourPassword: password } },
    );
    expect(edited).toMatchObject({ role: 'OrganizationAdmin', version: 3 });
    const byType = (await scene.toldTo(made.id)).toSorted((a, b) => a.type.localeCompare(b.type));
    expect(byType.map(({ type, text }) => [type, text])).toEqual([
      ['RoleUpdate', 'Your role is now organisation admin.'],
      ['Welcome', 'Welcome to Waymark, Mia! Complete your profile to get started.'],
      [
        'WelcomeOrganizationAdmin',
        'Welcome, Mia. You can see and manage the members of Harbour Health.',
      ],
    ]);
    expect(JSON.stringify(await scene.rememberedOf(made.id))).not.toContain(password);
  });

  test('is refused to somebody who saw an older version', async () => {
    const made = await scene.create();
    const payload = scene.fieldsOf(made);
    await scene.send(made, { type: 'EDIT', payload: { ...payload, lastName: 'New' } });
    expect(await scene.refused(made, { type: 'EDIT', payload })).toMatchObject({ status: 409 });
  });
});

describe('a temporary password', () => {
  test('is set by staff with their own, for people who sign in with one', async () => {
    const made = await scene.create();
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt));
    const record = { id: made.id, version: 2 };
    const event = {
      type: 'RESET_PASSWORD',
      payload: { password: 'twelve letters', yourPassword: password },
    } as const;
    for (const [weak, sentence] of [
      ['short', 'Use at least 12 characters.'],
      ['Password1234', 'This password has appeared in a data breach. Choose another.'],
    ] as const) {
      const payload = { password: weak, yourPassword: password };
      const refused = await scene.refused(record, { ...event, payload });
      expect(refused).toMatchObject({ status: 422, errors: { 'payload.password': sentence } });
    }
    const unsure = await scene.refused(record, {
      ...event,
      payload: { password: 'twelve letters' },
    });
    expect(unsure.errors).toEqual({ yourPassword: 'Enter your own password to continue.' });
    await scene.send(record, event);
    const body = { email: made.email, password: 'twelve letters' };
    expect(await scene.server.as(null).call('POST /auth/sign-in', { body })).toBeDefined();
    const sso = await scene.create({ loginMethod: 'oidc' });
    await scene.db.transaction(() => activateUser(scene.db, sso.id, seededAt));
    const none = 'This person signs in through their organisation and has no password here.';
    const refused = await scene.refused({ id: sso.id, version: 2 }, event);
    expect(refused).toMatchObject({ status: 422, errors: { event: none } });
  });
});

describe('deleting', () => {
  test('ends what the person had, and restoring brings back the account alone', async () => {
    const made = await scene.create({ firstName: 'Gone' });
    await scene.db.transaction(() => activateUser(scene.db, made.id, seededAt));
    const gone = await scene.send({ id: made.id, version: 2 }, { type: 'DELETE', payload: {} });
    expect(gone).toMatchObject({ status: 'deleted', deletedAt: '2026-03-02T09:00:00.000Z' });
    expect(gone.availableEvents.map(({ type }) => type)).toEqual(['RESTORE']);
    expect(await scene.toldTo(scene.harriet.id)).toContainEqual(
      expect.objectContaining({
        type: 'AdminMemberDeleted',
        text: 'Gone Turner was removed from Harbour Health.',
      }),
    );
    const back = await scene.send(gone, { type: 'RESTORE', payload: {} });
    expect(back).toMatchObject({ status: 'active', deletedAt: null, version: 4 });
    expect(await scene.toldTo(made.id)).toContainEqual({
      type: 'UserRestored',
      text: 'Your account is active again.',
      link: '/app/dashboard',
    });
  });

  test('of somebody who never came in leads back to an invitation', async () => {
    const made = await scene.create();
    const gone = await scene.send(made, { type: 'DELETE', payload: {} });
    expect(await scene.send(gone, { type: 'RESTORE', payload: {} })).toMatchObject({
      status: 'invited',
    });
    expect(await scene.linksTo(made.id)).toEqual(['invitation', 'invitation']);
  });

  test('is undone only in an organisation that is there', async () => {
    const lost = await anOrganisation(scene.db, 'Lost Ltd', { status: 'deleted' });
    const { id } = await aPerson(scene.db, 'Member', 'Lou Lost', {
      organizationId: lost,
      status: 'deleted',
      deletedAt: seededAt,
    });
    const reason = '“Lost Ltd” was deleted. Restore it first.';
    expect(await scene.refused({ id, version: 1 }, { type: 'RESTORE', payload: {} })).toMatchObject(
      { status: 422, errors: { organizationId: reason } },
    );
    expect((await scene.show(id)).availableEvents).toMatchObject([
      { type: 'RESTORE', enabled: false, reasons: [reason] },
    ]);
  });
});

describe('others than staff', () => {
  test('get no answer', async () => {
    const made = await scene.create();
    for (const other of Object.values(scene.others)) {
      expect(await other.refused('GET /users')).toMatchObject({ status: 403 });
      expect(await other.refused('GET /users/{user}', { params: { user: made.id } })).toMatchObject(
        { status: 403 },
      );
      expect(await scene.refusedCreation({}, other)).toMatchObject({ status: 403 });
      expect(await scene.refused(made, { type: 'DELETE', payload: {} }, other)).toMatchObject({
        status: 403,
      });
    }
    expect((await scene.server.as(null).request('/api/users')).status).toBe(401);
  });
});
