import { Column, is, SQL, Table, getTableName } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** What a prepared query of the builder knows of what it selects. */
interface Selected {
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: unknown }[];
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  customResultMapper?: (rows: readonly (readonly unknown[])[]) => unknown[];
}

interface Cell {
  readonly at: number;
  readonly name: string;
  readonly decoder: Decoder;
}

interface Group {
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Of a table that may have nothing to say: then its first column is null, and the group is. */
  readonly mayLack: boolean;
}

/**
 * Reads the rows of a prepared query as the builder does, which asks of every cell of every row what kind of column it is; here that is asked once. What it does
 * not know it leaves to the builder.
 */
export function readingRows<Query extends object>(prepared: Query): Query {
  const selected = prepared as Query & Selected;
  const { fields, joinsNotNullableMap = {} } = selected;
  if (!fields || fields.some(({ path, field }) => path.length > 2 || !decoderOf(field)))
    return prepared;
  const cells: Cell[] = [];
  const groups: (Omit<Group, 'cells'> & { readonly cells: Cell[] })[] = [];
  for (const [at, { path, field }] of fields.entries()) {
    const [first = '', second] = path;
    const decoder = decoderOf(field);
    if (!decoder) continue;
    if (second === undefined) {
      cells.push({ at, name: first, decoder });
      continue;
    }
    const group = groups.find(({ name }) => name === first);
    const cell = { at, name: second, decoder };
    if (group) group.cells.push(cell);
    else
      groups.push({ name: first, cells: [cell], mayLack: isOptional(field, joinsNotNullableMap) });
  }
  selected.customResultMapper = (rows) =>
    rows.map((row) => {
      const read = valuesOf(row, cells);
      for (const { name, cells: its, mayLack } of groups)
        read[name] = mayLack && row[its[0]?.at ?? 0] === null ? null : valuesOf(row, its);
      return read;
    });
  return prepared;
}

function valuesOf(row: readonly unknown[], cells: readonly Cell[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { at, name, decoder } of cells) {
    const value = row[at];
    values[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return values;
}

function decoderOf(field: unknown): Decoder | null {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { readonly decoder: Decoder }).decoder;
  if (is(field, SQL.Aliased))
    return (field.sql as unknown as { readonly decoder: Decoder }).decoder;
  return null;
}

const isOptional = (field: unknown, joined: Readonly<Record<string, boolean>>): boolean =>
  is(field, Column) && is(field.table, Table) && joined[getTableName(field.table)] !== true;
