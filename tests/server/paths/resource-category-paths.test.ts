import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import {
  resourceCategories,
  resourceCategoryResources,
  resources,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { resourceCategoryMachine } from '#machines/resource-category/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
const stamps = { createdAt: seededAt, updatedAt: seededAt };

async function aCategory(more: { name?: string; parent?: string | null; deletedAt?: number }) {
  const id = newId();
  const status = more.deletedAt === undefined ? 'active' : 'deleted';
  await stage.db.orm.insert(resourceCategories).values({
    id,
    name: `Other ${id}`,
    status,
    colour: 'blue',
    position: 1,
    ...stamps,
    ...more,
  });
  return id;
}

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string | null, name: string) => Promise<object>>> = {
  async isNameFree(id, name) {
    const own = await stage.db.orm.$count(
      resourceCategories,
      sql`id = ${id} and deleted_at is null`,
    );
    // One that is there holds its name itself, so it wants another one that is taken.
    const taken = own > 0 ? `Taken ${newId()}` : name.toUpperCase();
    await aCategory({ name: taken });
    return { name: taken };
  },
  async hasProperParent(id) {
    const parent = await aCategory({ deletedAt: seededAt });
    if (id === null) return { parent };
    await stage.db.orm.execute(
      sql`update resource_categories set parent_id = ${parent} where id = ${id}`,
    );
    return { parent };
  },
  async hasNoCategories(id) {
    await aCategory({ parent: id });
    return {};
  },
  async haveResourcesAPlace(id) {
    const resourceId = newId();
    const row = {
      id: resourceId,
      status: 'published',
      name: 'One',
      kind: 'article',
      ...stamps,
    } as const;
    await stage.db.orm.insert(resources).values(row);
    await stage.db.orm
      .insert(resourceCategoryResources)
      .values({ categoryId: id ?? '', resourceId });
    return {};
  },
};

beforeAll(async () => {
  stage = await aStage();
  host = plainRecordHost(stage, {
    path: '/resource-categories',
    table: resourceCategories,
    fields: () => ({
      name: `Walked ${newId()}`,
      colour: 'violet',
      description: null,
      parent: null,
    }),
    obstacle: async (question, { id, fields }) =>
      (await obstacles[question]?.(id, (fields as { name: string }).name)) ?? {},
    fieldOf: { isNameFree: 'name', hasProperParent: 'parent', haveResourcesAPlace: 'moveTo' },
  });
});

const suites = apiSuites('resource-category');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('resource-category', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'resource-category');
  expect(transitionsOf(resourceCategoryMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('resource-category', host, suites?.refusals ?? []);
});
