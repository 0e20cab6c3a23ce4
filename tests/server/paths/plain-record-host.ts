import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '#machines/person.ts';
import type { Facts } from '#machines/bare-event.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { TriedDriver } from './two-at-once.ts';

interface PlainHost {
  /** Path of its list. */
  readonly path: string;
  readonly table: PgTable;
  /** Fields that nobody has used yet. */
  readonly fields: () => object;
  /** Makes it true that this question stops the event; gives what the request has to say for it. Undone afterwards. */
  readonly obstacle: (
    question: string,
    record: { id: string | null; fields: object },
  ) => Promise<object>;
  /** What an event has to say of other records, which a model can't know. */
  readonly payloadFor?: (type: string, id: string | null) => Promise<object>;
  /** Where the sentence of a question stands in a refusal. */
  readonly fieldOf: Readonly<Record<string, string>>;
  /** Where those read that it is not theirs whom the door lets in, so that the chart decides. */
  readonly forbiddenAt?: 'event';
}

interface Asked {
  readonly type: string;
  readonly by: { readonly id: string; readonly role: Role };
  readonly facts: Facts;
  readonly [field: string]: unknown;
}

/** The chart of a plain record behind the API, as a host of paths. */
export function plainRecordHost(stage: Stage, parts: PlainHost): TriedDriver {
  const { db } = stage;
  const { path, table, fieldOf, forbiddenAt = 'request' } = parts;
  const people = new Map<string, TestPerson>();
  let id: string | null;
  let fields: object;

  const callerFor = async ({ id: name, role }: Asked['by']) => {
    const known = people.get(name);
    if (known) return stage.as(known);
    const organizationId = role === 'Member' ? await anOrganisation(db, `Home of ${name}`) : null;
    const person = await aPerson(db, role, `${name} Walker`, { organizationId });
    people.set(name, person);
    return stage.as(person);
  };
  const rowNow = async () => {
    const rows = await db.orm.execute<{ status: string; version: number }>(
      sql`select status, version from ${table} where id = ${id ?? newId()}`,
    );
    return rows[0] ?? { status: 'new', version: 1 };
  };
  const attempt = async (event: Asked, more: object = {}): Promise<Reply> => {
    const { type, by, at: _, facts: __, ...payload } = event;
    const caller = await callerFor(by);
    const idempotencyKey = newId();
    const real = await parts.payloadFor?.(type, id);
    const own =
      type === 'CREATE' || type === 'EDIT'
        ? { ...payload, ...fields, ...more }
        : { ...payload, ...real, ...more };
    if (type === 'CREATE') return ask(caller, 'POST', path, { ...own, idempotencyKey });
    const { version } = await rowNow();
    const body = { type, payload: own, version, idempotencyKey };
    return ask(caller, 'POST', `${path}/${id ?? newId()}/events`, body);
  };
  const expectedOf = ({ by, facts }: Asked, guards: readonly string[]) => {
    if (by.role !== 'Admin') return { status: 403, keys: [forbiddenAt] };
    if (guards.length > 0)
      return { status: 422, keys: Object.keys(facts).map((each) => fieldOf[each] ?? 'event') };
    return id === null ? { status: 404, keys: ['request'] } : { status: 409, keys: ['event'] };
  };

  return {
    tries: ({ event }) => attempt(event as unknown as Asked),
    canTry: ({ event }) => event.type !== 'CREATE',
    async start() {
      id = null;
      fields = parts.fields();
    },
    async does({ name, event }) {
      const reply = await attempt(event as unknown as Asked);
      if (!reply.ok) throw new Error(`“${name}” is refused: ${JSON.stringify(reply.errors)}`);
      id ??= reply.data.id;
    },
    happens({ name }) {
      throw new Error(`Nothing happens to a plain record by itself, not even “${name}”`);
    },
    async isIn(states) {
      const { status } = await rowNow();
      if (!isDeepStrictEqual([status], [...states]))
        throw new Error(`It is ${status}, not ${states.join()}`);
    },
    async refuses({ name, event }, guards) {
      const asked = event as unknown as Asked;
      const { status, errors } = await tryOut(db, async () => {
        const [question] = Object.keys(asked.facts);
        const isAsked = question !== undefined && guards.includes(question);
        return attempt(asked, isAsked ? await parts.obstacle(question, { id, fields }) : {});
      });
      const actual = { status, keys: Object.keys(errors) };
      const expected = expectedOf(asked, guards);
      if (!isDeepStrictEqual(actual, expected))
        throw new Error(
          `“${name}” is answered with ${JSON.stringify(errors)}, not ${JSON.stringify(expected)}`,
        );
    },
  };
}
