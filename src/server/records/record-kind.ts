import { isStartedBy } from '#machines/decide.ts';
import { unwritten, type PlainChart, type PlainContext } from '#machines/plain-record.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import type { Fields } from '#domain/records/fields.ts';
import {
  plainKind,
  type PlainKind,
  type PlainRecordParts,
  type PlainRow,
  type PlainTable,
} from './plain-kind.ts';
import type { Answer } from './kind.ts';

/** What a kind of record says whose chart names its questions, and whose row holds what its fields are called. */
interface RecordParts<
  F extends Fields,
  Context,
  Event extends BareEvent,
  Question extends string,
  Table extends PlainTable,
> extends Pick<
  PlainRecordParts<Context, Table['$inferSelect'] & PlainRow, Event>,
  'path' | 'lockFirst' | 'effects' | 'remember'
> {
  readonly chart: PlainChart<Context, Event, Question>;
  readonly fields: F;
  readonly table: Table;
  /** One for each question of the chart. */
  readonly answers: Readonly<
    Record<Question, Answer<Context, Event, Table['$inferSelect'] | null>>
  >;
}

/** A plain record whose row is what its fields say; each question of its chart is answered once, for writing and for reading alike. */
export function recordKind<
  const F extends Fields,
  Event extends BareEvent,
  Question extends string,
  Table extends PlainTable & { readonly $inferSelect: PlainRow & PlainContext<F> },
>({
  fields,
  ...parts
}: RecordParts<F, PlainContext<F>, Event, Question, Table>): PlainKind<
  PlainContext<F>,
  Table['$inferSelect'],
  Event
> & { readonly fields: F; readonly noun: string } {
  const kind = plainKind<PlainContext<F>, Table['$inferSelect'], Event>({
    ...parts,
    contextOf: pickedFrom<PlainContext<F>>([...Object.keys(fields), ...plainColumnNames]),
    mayCreate: (reader) => isStartedBy(parts.chart, reader),
  });
  return { ...kind, fields, noun: parts.chart.noun };
}

const plainColumnNames = Object.keys(unwritten);

/** Reads some columns of a row. */
const pickedFrom =
  <Picked extends object>(names: readonly string[]) =>
  (row: Picked): Picked =>
    Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Picked;
