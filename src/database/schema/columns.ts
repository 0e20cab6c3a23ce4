import { customType, integer, text, uuid } from 'drizzle-orm/pg-core';

/** An instant: `timestamptz` in the database, epoch milliseconds in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamptz',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (text) => Date.parse(text),
});

/** A half-open range of instants, `[from, to)`, epoch milliseconds. */
export const timeRange = customType<{
  data: { from: number; to: number };
  driverData: string;
}>({
  dataType: () => 'tstzrange',
  toDriver: ({ from, to }) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`,
  fromDriver: (text) => {
    const [from = '', to = ''] = text
      .slice(1, -1)
      .split(',')
      .map((part) => part.replaceAll('"', ''));
    return { from: Date.parse(from), to: Date.parse(to) };
  },
});

/** The columns that every plain record has (domain reference, 0.2). */
export const plainColumns = () => ({
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  status: text('status').notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: uuid('updated_by'),
  deletedAt: instant('deleted_at'),
  deletedBy: uuid('deleted_by'),
});
