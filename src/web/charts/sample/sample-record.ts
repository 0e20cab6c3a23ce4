import { availableEvents, type AvailableEvent } from '#machines/decide.ts';
import type { Person, Stamp } from '#machines/person.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import { rowOf, type RecordChart } from '#machines/record-chart.ts';
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
