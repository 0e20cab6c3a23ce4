import fc from 'fast-check';

/** What of a JSON Schema inputs are made from. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const instants = fc
  .date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2028-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString());

/** Values of the right shape, though not always of the right size. */
export function anythingLike(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(anythingLike));
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            anythingLike(property),
          ]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    case 'array':
      return fc.array(anythingLike(schema.items ?? {}), { maxLength: 4 });
    case 'string':
      return textLike(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -1000),
        max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 31),
      });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function textLike({ format, minLength = 1, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(9_999).map((nth) => `somebody.${nth}@example.test`);
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'date-time')
    return fc.oneof(
      instants,
      fc.constantFrom('0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'),
    );
  if (format === 'date')
    return fc.oneof(instants, fc.constant('9999-12-31T')).map((text) => text.slice(0, 10));
  const most = Math.min(maxLength, 40);
  const any = fc.string({ minLength: 1, maxLength: most });
  return minLength > 1 ? fc.oneof(any, fc.string({ minLength, maxLength: most })) : any;
}

/** Never right, for any field; short of what makes the body too large. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(20_000),
    [],
    {},
    [[]],
    { type: 'x' },
  ),
  fc.array(fc.constant('x'), { minLength: 60, maxLength: 60 }),
  fc.string({ unit: 'binary' }),
);

/** A right value in which one place, at any depth, is missing, of another type, too large or unstorable. */
export function brokenVersionsOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc
    .tuple(anythingLike(schema), fc.nat(), fc.option(wrong, { freq: 4, nil: undefined }))
    .map(([value, choice, instead]) => {
      const places = placesIn(value);
      const place = places[choice % places.length] ?? [];
      return replaced(value, place, instead);
    });
}

function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const inner = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]));
  return at.length === 0 && inner.length > 0 ? inner : [[...at], ...inner];
}

/** `undefined` takes the place out. */
function replaced(value: unknown, [key, ...rest]: readonly string[], instead: unknown): unknown {
  if (key === undefined) return instead ?? null;
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, instead) : item,
    );
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (rest.length === 0 && instead === undefined)
    return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(
    entries.map(([name, item]) => [name, name === key ? replaced(item, rest, instead) : item]),
  );
}
