import { pgTable, text as words } from 'drizzle-orm/pg-core';
import { plainRecord } from '#contract/kernel/plain-records.ts';
import { referenceParts } from '#contract/kernel/reference-records.ts';
import type { Database } from '#database/database.ts';
import { plainColumns } from '#database/schema/columns.ts';
import { optionalLines, text } from '#domain/records/fields.ts';
import { referenceChart } from '#machines/reference-record.ts';
import { referenceFeature, referenceKind } from '#server/records/reference-records.ts';

/** A record that is nothing but its fields, and none of the product's own. */
export const shelfNames = { path: 'shelves', param: 'shelf', model: 'shelf' } as const;

const fields = { name: text('Name', 20), use: optionalLines('Use', 100) } as const;

export const shelfChart = referenceChart({
  name: 'shelf',
  noun: 'shelf',
  title: 'Shelf',
  purpose: 'Something that is nothing but its fields.',
  fields,
});

export const shelves = pgTable('shelves', {
  ...plainColumns(),
  name: words('name').notNull(),
  use: words('use'),
});

export const shelfKind = referenceKind(shelfNames, shelfChart, shelves);

export const shelfParts = referenceParts(fields, { words: ['shelf', 'shelves'], id: 'Shelf' });

export const shelfEndpoints = plainRecord(shelfNames, shelfParts);

export const createShelves = (db: Database): Promise<unknown> =>
  db.script(`
    CREATE TABLE shelves (id uuid PRIMARY KEY, version integer NOT NULL, status text NOT NULL, name text NOT NULL, use text,
      created_at timestamptz NOT NULL, created_by uuid, updated_at timestamptz NOT NULL, updated_by uuid,
      deleted_at timestamptz, deleted_by uuid)`);

export const shelfFeature = referenceFeature('shelf', shelves);
