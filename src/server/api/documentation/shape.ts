/** What of a JSON Schema the readable page tells. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

/** A schema as a person writes one down: `{ id: uuid, note?: text of at most 500 | null }`. */
export function shapeOf(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return parts.map((part) => shapeOf(part, indent)).join(schema.allOf ? ' & ' : ' | ');
  if (schema.type === 'array')
    return `list of ${schema.items ? shapeOf(schema.items, indent) : 'anything'}${limit('at most', schema.maxItems)}`;
  if (schema.properties) return objectShape(schema, indent);
  if (typeof schema.additionalProperties === 'object')
    return `{ [key]: ${shapeOf(schema.additionalProperties, indent)} }`;
  return scalarShape(schema);
}

function objectShape({ properties = {}, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const otherwise =
      property.default === undefined ? '' : `, else ${JSON.stringify(property.default)}`;
    return `${deeper}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(property, deeper)}${otherwise}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function scalarShape({ type, format, minLength, maxLength, minimum, maximum }: Schema): string {
  if (type === 'string') {
    const name = format === 'date-time' ? 'instant' : (format ?? 'text');
    return `${name}${limit('from', minLength)}${limit(minLength === undefined ? 'of at most' : 'to', maxLength)}`;
  }
  if (type === 'integer' || type === 'number') {
    return `${type === 'integer' ? 'whole number' : 'number'}${limit('from', minimum)}${limit('to', maximum)}`;
  }
  return typeof type === 'string' ? type : 'anything';
}

const limit = (word: string, value: number | undefined): string =>
  value === undefined ? '' : ` ${word} ${value}`;
