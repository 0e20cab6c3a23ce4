import { resourceCategoryResources, resources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { CategoryColour } from '#domain/resources/vocabulary.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';

interface Fields {
  name?: string;
  parent?: string | null;
  colour?: CategoryColour;
  description?: string | null;
}

export type Sent =
  | { type: 'MOVE'; payload: { order: number } }
  | { type: 'DELETE'; payload: { moveTo?: string | null } }
  | { type: 'EDIT'; payload: { name: string; colour: CategoryColour; parent?: string | null } };

interface Version {
  readonly id: string;
  readonly version: number;
}

export const commandFor = ({ id, version }: Version, event: Sent) => ({
  params: { resourceCategory: id },
  body: { ...event, version, idempotencyKey: newId() },
});

/** Somebody of staff who keeps the categories, and those who have no part in it. Names are unique, so each test has its own. */
export async function categoryScene() {
  const server = await testServer();
  const organizationId = await anOrganisation(server.db, 'Harbour Health');
  const priya = await aPerson(server.db, 'Admin', 'Priya Raman');
  const staff = server.as(priya);
  const others = {
    'a coach': server.as(await aPerson(server.db, 'Coach', 'Ana Silva')),
    'a member': server.as(await aPerson(server.db, 'Member', 'Mia Turner', { organizationId })),
    'an organisation admin': server.as(
      await aPerson(server.db, 'OrganizationAdmin', 'Hal Lind', { organizationId }),
    ),
  } as const;

  let series = 0;
  const named = (word: string): string => `${word} ${(series += 1)}`;
  const bodyOf = ({ name = named('Category'), colour = 'blue', ...more }: Fields) => ({
    body: { name, colour, ...more, idempotencyKey: newId() },
  });
  const send = (record: Version, event: Sent) =>
    staff.call('POST /resource-categories/{resourceCategory}/events', commandFor(record, event));

  return {
    server,
    priya,
    staff,
    others,
    named,
    send,
    create: (fields: Fields = {}) => staff.call('POST /resource-categories', bodyOf(fields)),
    refusedCreation: (fields: Fields) => staff.refused('POST /resource-categories', bodyOf(fields)),
    show: (id: string) =>
      staff.call('GET /resource-categories/{resourceCategory}', {
        params: { resourceCategory: id },
      }),
    refused: (record: Version, event: Sent) =>
      staff.refused(
        'POST /resource-categories/{resourceCategory}/events',
        commandFor(record, event),
      ),
    put: (record: Version, moveTo: string | null = null) =>
      send(record, { type: 'DELETE', payload: { moveTo } }),
    /** A resource in these categories. */
    async aResource(title: string, ...categories: { id: string }[]): Promise<string> {
      const id = newId();
      await server.db.orm.insert(resources).values({
        id,
        status: 'published',
        name: title,
        kind: 'link',
        url: 'https://example.test',
        createdAt: seededAt,
        updatedAt: seededAt,
      });
      await server.db.orm
        .insert(resourceCategoryResources)
        .values(categories.map((category) => ({ categoryId: category.id, resourceId: id })));
      return id;
    },
    /** What lies in a category, in its order. */
    async inside(parent: string) {
      const { data } = await staff.call('GET /resource-categories', { query: { parent } });
      return data.results.filter(({ id }) => id !== parent).map(({ name, order }) => [name, order]);
    },
  };
}

export type CategoryScene = Awaited<ReturnType<typeof categoryScene>>;
