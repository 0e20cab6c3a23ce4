import { beforeAll, describe, expect, it } from 'vitest';
import { plainCharts } from '#machines/plain-charts.gen.ts';
import { catalogue } from '#machines/catalogue.ts';
import { loadViewable, type Viewable } from '#web/charts/machines.ts';
import { activeIn, simulatorOf } from '#web/charts/simulator.ts';
import { sampleReaders } from '#web/charts/sample/sample-page.ts';
import { samplePagesOf } from '#web/sample-pages.ts';

/** States that no page of the product can show, each with the reason. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  // Before a record exists it has no page.
  ...Object.fromEntries(
    [
      ...plainCharts.map(({ name }) => name),
      'booking-invite',
      'credit-lot',
      'interactive-response',
      'kai-credit-selection-request',
      'questionnaire-response',
      'upload-report',
      'user',
    ].map((name) => [name, ['new']]),
  ),
  // Before they exist, and once they are deleted, these have no page.
  'booking-group': ['new', 'deleted'],
  'kai-conversation': ['new', 'deleted'],
  // Nothing is there yet, or the flow has led on to the page of a booking.
  booking: ['life', 'life.new', 'credit', 'credit.none', 'move', 'move.settled'],
  'booking-request': ['requested', 'booked', 'discarded'],
  'slot-hold': ['new', 'converted', 'released'],
};

describe.each(catalogue.map(({ name, machine }) => ({ name, machine })))(
  '$name',
  ({ name, machine }) => {
    let viewable: Viewable;
    beforeAll(async () => {
      const found = await loadViewable(name);
      if (!found) throw new Error(`The viewer does not find ${name}: run npm run charts.`);
      viewable = found;
    });

    it('is the machine of the catalogue', () => expect(viewable.machine).toBe(machine));

    it('has a way to every state', () => {
      const { chart, walks } = viewable;
      expect(Object.keys(walks.paths).toSorted()).toEqual(
        chart.states.map(({ path }) => path).toSorted(),
      );
    });

    it('comes to every state on its way', () => {
      const simulator = simulatorOf(viewable);
      for (const [path, way] of Object.entries(viewable.walks.paths)) {
        const moments = simulator.along(way);
        const last = moments.at(-1);
        expect(moments).toHaveLength(way.steps.length + 1);
        const seen = way.passes ? last?.visited : last && activeIn(last);
        expect(seen).toContain(path);
      }
    });

    it('offers everything that its path engine walks, in each state', () => {
      const simulator = simulatorOf(viewable);
      const offered = Object.values(viewable.walks.paths)
        .map((way) => simulator.along(way).at(-1))
        .flatMap((moment) => (moment ? simulator.offers(moment) : []));
      const taken = new Set(offered.flatMap(({ leadsTo }) => leadsTo?.transitions ?? []));
      expect(taken.size).toBeGreaterThan(0);
      const unexplained = offered.filter(
        ({ leadsTo, reasons, kind }) => kind === 'person' && !leadsTo && reasons.length === 0,
      );
      expect(unexplained.map((each) => each.name)).toEqual([]);
    });

    it('shows every state on a page of the product', async () => {
      const pages = await samplePagesOf(name);
      expect(pages).not.toEqual([]);
      const simulator = simulatorOf(viewable);
      const hidden = Object.entries(viewable.walks.paths)
        .filter(([state, way]) => {
          const moment = simulator.along(way).at(-1);
          return !sampleReaders.some((as) =>
            pages.some((page) => moment && page.show({ as, state, moment, shift: 0 })),
          );
        })
        .map(([state]) => state)
        .filter((state) => state !== '');
      expect(hidden.filter((state) => !unseen[name]?.includes(state))).toEqual([]);
    });
  },
);
