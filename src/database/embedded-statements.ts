import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import type { RowShape } from './driver.ts';

/** Most statements that stay prepared; beyond them the one that has not been used for the longest time makes room. */
const kept = 400;

/**
 * Finding a plan takes longer than most statements, so the database keeps one that is as good for any values. It must not stay when the tables have grown: after so
 * many uses, or so many milliseconds, a statement is prepared anew.
 */
const mostUses = 1_000;
const longest = 60_000;

interface Prepared {
  readonly name: string;
  readonly since: number;
  uses: number;
}

/**
 * Runs statements on an embedded database in one message each and remembers those that come again: the library's own way crosses over six times a statement
 * and has it parsed each time, which costs several times as much as the statement itself. Callers must hold the lock of the queries.
 */
export class EmbeddedStatements {
  readonly #postgres: PGlite;
  /** What is prepared by its text; the one used last comes last. */
  readonly #prepared = new Map<string, Prepared>();
  /** Names whose statement nobody needs any more. */
  readonly #free: string[] = [];
  readonly #seenOnce = new Set<string>();
  #named = 0;

  constructor(postgres: PGlite) {
    this.#postgres = postgres;
  }

  /** `first` is a command that goes ahead of the statement in the same message. */
  async run(
    statement: string,
    values: (string | null)[],
    shape: RowShape,
    first: string | null = null,
  ): Promise<unknown[]> {
    const { opening, name } = this.#prepare(statement);
    const { serialize } = protocol;
    const messages = await this.#postgres
      .execProtocolStream(
        joined([
          ...(first === null ? [] : [serialize.query(first)]),
          ...opening,
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ]),
        { syncToFs: false },
      )
      .catch((error: unknown) => {
        this.#forgetOne(statement);
        throw error;
      });
    const results = parse.parseResults(messages, this.#postgres.parsers, {
      rowMode: shape === 'arrays' ? 'array' : 'object',
    });
    return results.at(-1)?.rows ?? [];
  }

  /** Commands without parameters, in one text; resolves to what the last of them says it was. */
  async command(text: string): Promise<string | undefined> {
    const messages = await this.#postgres.execProtocolStream(protocol.serialize.query(text), {
      syncToFs: false,
    });
    return parse.parseResults(messages, this.#postgres.parsers).at(-1)?.command;
  }

  /** What was prepared may have another shape once the tables have changed. */
  forget(): void {
    for (const { name } of this.#prepared.values()) this.#free.push(name);
    this.#prepared.clear();
    this.#seenOnce.clear();
  }

  #prepare(statement: string): { opening: Uint8Array[]; name: string } {
    const known = this.#prepared.get(statement);
    if (known !== undefined) {
      this.#prepared.delete(statement);
      known.uses += 1;
      const isOld = known.uses > mostUses || performance.now() - known.since > longest;
      if (isOld) return this.#preparedAnew(statement, known.name);
      this.#prepared.set(statement, known);
      return { opening: [], name: known.name };
    }
    if (!this.#seenOnce.delete(statement)) {
      if (this.#seenOnce.size >= kept) this.#seenOnce.clear();
      this.#seenOnce.add(statement);
      return { opening: [protocol.serialize.parse({ text: statement })], name: '' };
    }
    return this.#preparedAnew(statement, this.#freeName());
  }

  #preparedAnew(statement: string, name: string): { opening: Uint8Array[]; name: string } {
    this.#prepared.set(statement, { name, since: performance.now(), uses: 0 });
    return { opening: this.#parsed(statement, name), name };
  }

  #parsed(statement: string, name: string): Uint8Array[] {
    const { serialize } = protocol;
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

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
