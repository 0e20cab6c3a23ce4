import { serialize } from 'pg-protocol';
import type { RowShape } from '../driver.ts';
import type { EmbeddedProtocol, ResultColumn } from './protocol.ts';

/** Most statements that stay prepared; beyond them the one that has not been used for the longest time makes room. */
const kept = 400;

/**
 * Finding a plan takes longer than most statements, so the database keeps one that is as good for any values, once it has tried five for the values themselves. It
 * must not stay when the tables have grown: a statement is prepared anew after so many uses, and after so many milliseconds, or as many as it had been known when it
 * was prepared: at least a minute, at most an hour. Tables that filled up for an hour do not double in the next minute.
 */
const mostUses = 1_000;
const shortest = 60_000;
const longest = 3_600_000;

interface Prepared {
  readonly name: string;
  /** Milliseconds, as below. */
  readonly knownSince: number;
  readonly since: number;
  uses: number;
  /** Of its result, once it was told. */
  columns: readonly ResultColumn[] | null;
}

/**
 * Runs statements on an embedded database in one message each and remembers those that come again: the library's own way crosses over six times a statement
 * and has it parsed each time, which costs several times as much as the statement itself. Callers must hold the lock of the queries.
 */
export class EmbeddedStatements {
  readonly #protocol: EmbeddedProtocol;
  /** What is prepared by its text; the one used last comes last. */
  readonly #prepared = new Map<string, Prepared>();
  /** Names whose statement nobody needs any more. */
  readonly #free: string[] = [];
  readonly #seenOnce = new Set<string>();
  #named = 0;

  constructor(protocol: EmbeddedProtocol) {
    this.#protocol = protocol;
  }

  /** `first` is a command that goes ahead of the statement in the same message. */
  async run(
    statement: string,
    values: (string | null)[],
    shape: RowShape,
    first: string | null = null,
  ): Promise<unknown[]> {
    const { opening, known } = this.#prepare(statement);
    const described = known?.columns ?? null;
    const { columns, rows } = await this.#protocol
      .ask([
        ...(first === null ? [] : [serialize.query(first)]),
        ...opening,
        serialize.bind({ statement: known?.name ?? '', values }),
        ...(described === null ? [serialize.describe({ type: 'P' })] : []),
        serialize.execute({}),
        serialize.sync(),
      ])
      .catch((error: unknown) => {
        this.#forgetOne(statement);
        throw error;
      });
    const its = described ?? columns ?? [];
    if (known) known.columns = its;
    return shape === 'arrays' ? rows.map(arrayOf(its)) : rows.map(objectOf(its));
  }

  /** Commands without parameters, in one text; resolves to what the last of them says it was. */
  async command(text: string): Promise<string | undefined> {
    return (await this.#protocol.ask([serialize.query(text)])).command;
  }

  /** What was prepared may have another shape once the tables have changed. */
  forget(): void {
    for (const { name } of this.#prepared.values()) this.#free.push(name);
    this.#prepared.clear();
    this.#seenOnce.clear();
  }

  #prepare(statement: string): { opening: Uint8Array[]; known: Prepared | null } {
    const known = this.#prepared.get(statement);
    if (known !== undefined) {
      this.#prepared.delete(statement);
      known.uses += 1;
      if (isOld(known)) return this.#preparedAnew(statement, known.name, known.knownSince);
      this.#prepared.set(statement, known);
      return { opening: [], known };
    }
    if (!this.#seenOnce.delete(statement)) {
      if (this.#seenOnce.size >= kept) this.#seenOnce.clear();
      this.#seenOnce.add(statement);
      return { opening: [serialize.parse({ text: statement })], known: null };
    }
    return this.#preparedAnew(statement, this.#freeName());
  }

  #preparedAnew(
    statement: string,
    name: string,
    knownSince = performance.now(),
  ): { opening: Uint8Array[]; known: Prepared } {
    const since = performance.now();
    const known: Prepared = { name, knownSince, since, uses: 0, columns: null };
    this.#prepared.set(statement, known);
    return { opening: this.#parsed(statement, name), known };
  }

  #parsed(statement: string, name: string): Uint8Array[] {
    return [serialize.close({ type: 'S', name }), serialize.parse({ name, text: statement })];
  }

  #freeName(): string {
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size >= kept) this.#forgetOne(oldest);
    return this.#free.pop() ?? `statement_${(this.#named += 1)}`;
  }

  #forgetOne(statement: string): void {
    const known = this.#prepared.get(statement);
    if (known === undefined) return;
    this.#prepared.delete(statement);
    this.#free.push(known.name);
  }
}

function isOld({ uses, since, knownSince }: Prepared): boolean {
  const age = performance.now() - since;
  return uses > mostUses || age > Math.min(longest, Math.max(shortest, since - knownSince));
}

type Row = readonly (string | null)[];

const arrayOf =
  (columns: readonly ResultColumn[]) =>
  (row: Row): unknown[] =>
    row.map((text, at) => (text === null ? null : columns[at]?.read(text)));

const objectOf =
  (columns: readonly ResultColumn[]) =>
  (row: Row): Record<string, unknown> => {
    const read: Record<string, unknown> = {};
    for (const [at, column] of columns.entries()) {
      const text = row[at] ?? null;
      read[column.name] = text === null ? null : column.read(text);
    }
    return read;
  };
