import { availableEvents, type AvailableEvent } from '#machines/decide.ts';
import type { Person, Stamp } from '#machines/person.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import { rowOf, type RecordChart } from '#machines/record-chart.ts';
import { valuesIn, type Fields, type ValueOf, type ValuesOf } from '#domain/records/fields.ts';
import type { RecordAt, RecordDefinition, RecordPath } from '../../screens/record/define-record.ts';
import type { SampleAnswers, SamplePage, SampleReader, SampleScene } from './sample-page.ts';
import { readerOf, samplePerson } from './sample-people.ts';

/** A plain record as every wire tells of one, standing where the chart stands. */
export interface SampleRecord<Context> {
  readonly context: Context;
  readonly scene: SampleScene;
  /** What all of them say: id, status, times, people, and what can be done. */
  readonly base: {
    readonly id: string;
    readonly version: number;
    readonly status: string;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly deletedAt: string | null;
    readonly createdBy: ReturnType<typeof samplePerson> | null;
    readonly updatedBy: ReturnType<typeof samplePerson> | null;
    readonly availableEvents: AvailableEvent[];
  };
}

/** One page of a record: where it is, which event it is for, and whom it shows itself to. */
export interface PageOf {
  readonly key: string;
  readonly title: string;
  readonly address: string;
  /** The page is for sending this, and shows itself while it can be sent. */
  readonly event?: string;
  /** The record comes to be here: the page shows itself before it is there, too. */
  readonly begins?: boolean;
  /** Staff unless told. */
  readonly readers?: readonly SampleReader[];
}

const person = (id: string | null) => (id === null ? null : samplePerson(id));

/** The pages of a plain record with sample data, before it exists only where it begins. `answersOf` are what the server says of it; null to a reader who does not know of it. */
export const samplePagesOfRecord = <
  Context extends PlainColumns,
  Event extends { type: string } & Stamp,
>(
  chart: RecordChart<Context, Event>,
  pages: readonly PageOf[],
  answersOf: (record: SampleRecord<Context>) => SampleAnswers | null,
): readonly SamplePage[] =>
  pages.map(({ key, title, address, event, begins = false, readers = ['staff'] }) => ({
    machine: chart.name,
    key,
    title,
    show: (scene) => {
      const { moment, shift, as } = scene;
      const row = rowOf<Context>(chart, moment.snapshot);
      const { status, context } = row;
      const isThere = status !== chart.machine.config.initial;
      if (!(isThere || begins) || !readers.includes(as)) return null;
      const at = new Date(moment.now + shift).toISOString();
      const { id, role } = readerOf(as);
      const by: Person = { id, role };
      const base = {
        id: 'r1',
        version: 3,
        status,
        createdAt: at,
        updatedAt: at,
        deletedAt: context.deletedAt === null ? null : at,
        createdBy: person(context.createdBy),
        updatedBy: person(context.updatedBy),
        availableEvents: availableEvents(chart, row, { by, at: moment.now }),
      };
      const isOffered = base.availableEvents.some(({ type, enabled }) => enabled && type === event);
      if (event !== undefined && !isOffered) return null;
      const answers = answersOf({ context, scene, base });
      return answers && { address, answers };
    },
  }));

/** What was done last, as the history of a record tells it. */
export const sampleHistory = ({ base, scene: { moment } }: SampleRecord<unknown>) => [
  {
    position: 1,
    at: base.updatedAt,
    by: base.updatedBy,
    event: moment.event?.type ?? 'CREATE',
    state: base.status,
    transitions: [...moment.transitions],
    sentence: `${moment.title[0]?.toUpperCase()}${moment.title.slice(1)}.`,
  },
];

/** One page of a list with everything on it. */
export const samplePageOf = (results: readonly unknown[]) => ({
  data: { results },
  meta: { pageNumber: 1, perPage: 20, total: results.length },
  mayCreate: true,
});

/** What all plain records say, and what their fields say as the chart knows them. */
type Given<P extends RecordPath, F extends Fields> =
  | keyof SampleRecord<unknown>['base']
  | {
      [Name in keyof F & keyof RecordAt<P>]: ValueOf<F[Name]> extends RecordAt<P>[Name]
        ? Name
        : never;
    }[keyof F & keyof RecordAt<P>];

interface PlainSamples<P extends RecordPath, F extends Fields, Context> {
  /** Of its page in addresses; its noun when left out. */
  readonly key?: string;
  /** The events that have a page of their own. */
  readonly steps?: readonly ('edit' | 'delete' | 'restore')[];
  /** Pages of its own, and what else is answered there. */
  readonly pages?: readonly PageOf[];
  readonly answers?: (record: SampleRecord<Context>) => SampleAnswers;
  /** What its page says besides its fields. */
  readonly own: (record: SampleRecord<Context>) => Omit<RecordAt<P>, Given<P, F>>;
}

/** The pages of a record that `defineRecord` has declared: its own, its list, and those of its events. */
export const samplesOf = <
  const P extends RecordPath,
  F extends Fields,
  Context extends PlainColumns & ValuesOf<F>,
  Event extends { type: string } & Stamp,
>(
  chart: RecordChart<Context, Event>,
  of: RecordDefinition<P, F>,
  parts: PlainSamples<P, F, Context>,
): readonly SamplePage[] => {
  const { key = of.noun, steps = ['edit', 'delete', 'restore'], pages = [], answers, own } = parts;
  const list = `/app/${of.path}`;
  const address = `${list}/r1`;
  const one = `GET /${of.path}/{${of.param}}`;
  const events = { edit: of.editing, delete: of.deleting, restore: of.restoring };
  return samplePagesOfRecord(
    chart,
    [
      { key, title: of.title, address },
      { key: 'list', title: of.titles, address: list },
      ...steps.map((step) => ({
        key: step,
        title: `${step[0]?.toUpperCase()}${step.slice(1)} ${of.title}`,
        address: `${address}/${step}`,
        event: events[step].event,
      })),
      ...pages,
    ],
    (record) => {
      const { base, context } = record;
      const said: object = own(record);
      const data = { ...base, ...valuesIn(of.fields, context), ...said };
      return {
        [one]: data,
        [`${one}/history`]: sampleHistory(record),
        [`GET /${of.path}`]: samplePageOf(base.deletedAt === null ? [data] : []),
        [`GET /${chart.name}/filter`]: [],
        ...answers?.(record),
      };
    },
  );
};
