import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#database/schema/index.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { password, usersScene, type UsersScene } from './scene.ts';

const route = 'POST /users/export';
let scene: UsersScene;

beforeAll(async () => {
  scene = await usersScene();
  const organizationId = await anOrganisation(scene.db, '=Zebra, Zoo');
  const put = (name: string, more: object) =>
    aPerson(scene.db, 'Member', name, { organizationId, createdAt: seededAt, ...more });
  await put('Anna Zoo', { lastSignInAt: seededAt });
  await put('Bert Zoo', { status: 'invited' });
  await put('Dora Zoo', { status: 'deleted', deletedAt: seededAt });
});

const linesOf = (content: string) => content.trimEnd().split('\r\n');

test('the file has the rows of the narrowed list in its order, and nothing that a spreadsheet would run', async () => {
  const body = { search: 'zoo', order: 'Descending', yourPassword: password } as const;
  const { fileName, content } = await scene.admin.call(route, { body });
  expect(fileName).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const [heading, ...lines] = linesOf(content);
  expect(heading).toContain(
    'Name,Email,Role,Organisation,Status,Last sign-in (London),Created (London)',
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Bert Zoo', 'Anna Zoo']);
  expect(lines[0]).toContain(`"'=Zebra, Zoo"`);
  expect(lines[1]).toContain(new Date(seededAt).toISOString().slice(0, 10));
});

test('whom the list leaves out is not in the file, unless they are asked for', async () => {
  const body = { search: 'zoo', status: ['deleted'], yourPassword: password } as const;
  const { content } = await scene.admin.call(route, { body });
  expect(linesOf(content).slice(1)).toHaveLength(1);
  expect(content).toContain('Dora Zoo');
});

test('that somebody took it is written down, with how many people it has', async () => {
  const body = { search: 'zoo', yourPassword: password } as const;
  await scene.superAdmin.call(route, { body });
  const entries = await scene.db.orm
    .select({ kind: auditEntries.kind, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.kind, 'listExported'), eq(auditEntries.actorId, scene.eleanor.id)));
  expect(entries).toEqual([{ kind: 'listExported', detail: { list: 'users', rows: 2 } }]);
});

test('it asks for the password again, and nobody but staff gets as far', async () => {
  expect(await scene.admin.refused(route, { body: {} })).toMatchObject({
    status: 422,
    errors: { yourPassword: 'Enter your own password to continue.' },
  });
  const body = { yourPassword: 'not the password of Priya' };
  expect(await scene.admin.refused(route, { body })).toMatchObject({
    status: 422,
    errors: { yourPassword: 'This is not your password.' },
  });
  for (const caller of Object.values(scene.others))
    expect(await caller.refused(route, { body: { yourPassword: password } })).toMatchObject({
      status: 403,
    });
});
