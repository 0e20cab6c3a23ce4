import { beforeAll, beforeEach, expect, test } from 'vitest';
import { and, setup } from 'xstate';
import { text } from '#domain/records/fields.ts';
import type { Person } from '#machines/person.ts';
import {
  plainActions,
  plainChart,
  staffGuards,
  unwritten,
  type PlainContext,
  type PlainEventOf,
  type Writes,
} from '#machines/plain-record.ts';
import { questionGuards } from '#machines/questions.ts';
import type { Database } from '#database/database.ts';
import { factsForEvent, factsForReader, type Answers } from '#server/records/questions.ts';
import { preparedDatabase } from '#tests/support/database.ts';

const fields = { name: text('Name', 20) } as const;
type Context = PlainContext<typeof fields>;
type Event = PlainEventOf<
  | Writes<'CREATE' | 'EDIT', typeof fields>
  | { readonly type: 'DELETE'; readonly moveTo: string | null }
  | { readonly type: 'RESTORE' }
>;
const questions = {
  isNameFree: { field: 'name' },
  isUnused: {},
  hasPlace: { field: 'moveTo', kind: 'payload' },
} as const;

const machine = setup({
  types: { context: {} as Context, input: {} as Context, events: {} as Event },
  guards: { ...staffGuards, ...questionGuards(questions) },
  actions: plainActions<Context, Event>(fields),
}).createMachine({
  id: 'shelf',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: { on: { CREATE: { guard: and(['isStaff', 'isNameFree']), target: 'active' } } },
    active: {
      on: {
        EDIT: { guard: and(['isStaff', 'isNameFree']), actions: 'takeFields' },
        DELETE: { guard: and(['isStaff', 'isUnused', 'hasPlace']), target: 'deleted' },
      },
    },
    deleted: { on: { RESTORE: { guard: and(['isStaff', 'isNameFree']), target: 'active' } } },
  },
});
const chart = plainChart<Context, Event, typeof questions>({
  name: 'shelf',
  machine,
  noun: 'shelf',
  about: { title: 'Shelf', purpose: 'Something to ask questions of.', events: {} },
  questions,
});

/** Every question that was asked, with the names it was asked of. */
let asked: [question: string, names: string[]][] = [];
const noting = (question: string) => async (_: Database, records: { context: Context }[]) => {
  asked.push([question, records.map(({ context }) => context.name)]);
  return new Map([['a', `No: ${question}.`]]);
};
const answers: Answers<typeof questions, Context, Event> = {
  isNameFree: (db, records) => noting('isNameFree')(db, [...records]),
  isUnused: (db, records) => noting('isUnused')(db, [...records]),
  hasPlace: (db, records) => noting('hasPlace')(db, [...records]),
};

const priya: Person = { id: 'priya', role: 'Admin' };
const mia: Person = { id: 'mia', role: 'Member' };
const at = Date.UTC(2027, 2, 1);
const named = (name: string): Context => ({ ...unwritten, name });
const record = (id: string, status: 'active' | 'deleted') => ({
  id,
  row: { status, regions: {}, context: named(id) },
  extra: null,
});

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase();
});
beforeEach(() => {
  asked = [];
});
const send = (status: 'active' | 'deleted' | null, event: Event) =>
  factsForEvent(
    db,
    { chart, answers },
    status === null ? { id: 'a', row: null, extra: null } : record('a', status),
    event,
    named('a'),
  );

test('an event asks the questions of the transitions that it could take, and no others', async () => {
  const stamp = { by: priya, at };
  expect(await send(null, { type: 'CREATE', name: 'new', ...stamp })).toEqual({
    facts: { isNameFree: 'No: isNameFree.' },
  });
  await send('active', { type: 'EDIT', name: 'other', ...stamp });
  await send('active', { type: 'DELETE', moveTo: null, ...stamp });
  await send('deleted', { type: 'RESTORE', ...stamp });
  await send('deleted', { type: 'DELETE', moveTo: null, ...stamp });
  expect(asked).toEqual([
    ['isNameFree', ['new']],
    ['isNameFree', ['other']],
    ['isUnused', ['a']],
    ['hasPlace', ['a']],
    ['isNameFree', ['a']],
  ]);
});

test('whoever may not send an event has nothing found out for them', async () => {
  const by = mia;
  expect(await send('active', { type: 'DELETE', moveTo: null, by, at })).toEqual({ facts: {} });
  await factsForReader(db, { chart, answers }, [record('a', 'active')], { by, at });
  expect(asked).toEqual([]);
});

test('a reader is told of many records at once, and of nothing that only an event can bring', async () => {
  const records = [record('a', 'active'), record('b', 'active'), record('c', 'deleted')];
  const known = await factsForReader(db, { chart, answers }, records, { by: priya, at });
  expect(asked).toEqual([
    ['isUnused', ['a', 'b']],
    ['isNameFree', ['c']],
  ]);
  expect([...known]).toEqual([
    ['a', { isUnused: 'No: isUnused.' }],
    ['b', { isUnused: null }],
    ['c', { isNameFree: null }],
  ]);
});
