import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications } from '#database/schema/index.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { uploadsScene } from './uploads-scene.ts';

const scene = await uploadsScene();
const { db, upload, apply, organizationId } = scene;
const line = (name: string) => `${name},Field,${name}@harbour.example,Member,Harbour Health,,,,`;
const hal = await aPerson(db, 'OrganizationAdmin', 'Hal Lind', { organizationId });

const told = async () => {
  const rows = await db.orm
    .select({ text: notifications.text, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.recipientId, hal.id), eq(notifications.actioned, false)));
  return rows.map(({ text }) => text).toSorted();
};

test('admins of an organisation read of one person by name, and of the people of a file by their number', async () => {
  await apply(await upload([line('Uma')]));
  expect(await told()).toEqual(['Uma Field was added to Harbour Health.']);
  await apply(await upload([line('Vic'), line('Wim'), line('Xan')]));
  expect(await told()).toEqual(['3 people were added.', 'Uma Field was added to Harbour Health.']);
  const [notice] = await db.orm
    .select()
    .from(notifications)
    .where(eq(notifications.text, '3 people were added.'));
  expect(notice).toMatchObject({
    type: 'AdminMemberCreated',
    link: `/app/organizations/${organizationId}/members`,
    entity: 'organization',
    entityId: organizationId,
  });
});
