import pg from 'pg';

/**
 * One table of conversions for both drivers, so that a row reads the same from an embedded database and from a server.
 * Dates, times, intervals, ranges, numeric and uuid stay text (drizzle's columns convert them); int8 becomes a number.
 */
const scalars: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.BOOL]: (text) => text === 't',
  [pg.types.builtins.INT2]: Number,
  [pg.types.builtins.INT4]: Number,
  [pg.types.builtins.INT8]: safeInteger,
  [pg.types.builtins.OID]: Number,
  [pg.types.builtins.FLOAT4]: Number,
  [pg.types.builtins.FLOAT8]: Number,
  [pg.types.builtins.JSON]: parseJson,
  [pg.types.builtins.JSONB]: parseJson,
  [pg.types.builtins.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex'),
};

const textTypes = [
  pg.types.builtins.TEXT,
  pg.types.builtins.VARCHAR,
  pg.types.builtins.BPCHAR,
  pg.types.builtins.UUID,
  pg.types.builtins.NUMERIC,
  pg.types.builtins.DATE,
  pg.types.builtins.TIME,
  pg.types.builtins.TIMETZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.INTERVAL,
];

/** Object identifiers of PostgreSQL's built-in array types and of their elements. */
const elementOfArray: Record<number, number> = {
  1000: pg.types.builtins.BOOL,
  1001: pg.types.builtins.BYTEA,
  1005: pg.types.builtins.INT2,
  1007: pg.types.builtins.INT4,
  1009: pg.types.builtins.TEXT,
  1014: pg.types.builtins.BPCHAR,
  1015: pg.types.builtins.VARCHAR,
  1016: pg.types.builtins.INT8,
  1021: pg.types.builtins.FLOAT4,
  1022: pg.types.builtins.FLOAT8,
  1028: pg.types.builtins.OID,
  1115: pg.types.builtins.TIMESTAMP,
  1182: pg.types.builtins.DATE,
  1183: pg.types.builtins.TIME,
  1185: pg.types.builtins.TIMESTAMPTZ,
  1187: pg.types.builtins.INTERVAL,
  1231: pg.types.builtins.NUMERIC,
  199: pg.types.builtins.JSON,
  2951: pg.types.builtins.UUID,
  3807: pg.types.builtins.JSONB,
};

/** Parsers by the object identifier of the type, for the scalar types that need a fixed meaning. */
export const scalarParsers: Record<number, (text: string) => unknown> = {
  ...Object.fromEntries(textTypes.map((type) => [type, asIs])),
  ...scalars,
};

/** The parser for a column of this type; a type that nobody declared stays text. */
export function parserOf(type: number): (text: string) => unknown {
  const element = elementOfArray[type];
  if (element === undefined) return scalarParsers[type] ?? asIs;
  const parseElement = scalarParsers[element] ?? asIs;
  return (text) => mapNested(splitArray(text), parseElement);
}

/** A parameter as PostgreSQL's text form; arrays become array literals, other objects JSON. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map(toElement).join(',')}}`;
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  throw new TypeError(`A ${typeof value} can't be a parameter of a statement.`);
}

function toElement(value: unknown): string {
  const text = toText(value);
  if (text === null) return 'NULL';
  if (Array.isArray(value)) return text;
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

const textArray: number = 1009;
const splitArray = pg.types.getTypeParser(textArray, 'text') as (text: string) => unknown;

function mapNested(value: unknown, parse: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapNested(item, parse));
  return typeof value === 'string' ? parse(value) : null;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The integer ${text} is too large to be read exactly.`);
  return value;
}

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

function asIs(text: string): string {
  return text;
}
