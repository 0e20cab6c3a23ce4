import { describe, expect, it } from 'vitest';
import type { Configuration } from '#tools/paths/explore.ts';
import type { Case, Model } from '#tools/paths/model.ts';
import { casesAt } from '#tools/paths/cases.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { contradiction } from '#tools/paths/table.ts';
import { tables } from './tables/index.ts';

const casesOfTime = (model: Model, { snapshot, now, steps }: Configuration) =>
  model.ring === undefined
    ? []
    : casesAt({ ...model, cases: () => [] }, snapshot, now).filter(
        ({ name }) => !steps.some((step) => step.case.name === name),
      );

describe.each(Object.entries(tables))('%s', (name, table) => {
  const { model, configurations } = territoryOf(name);
  const isTold = ({ event }: Case) => table.of?.includes(event.type) ?? true;
  const attempts = configurations.flatMap((at) =>
    [
      ...[...at.steps, ...at.refusals].map((each) => each.case),
      // A timer that rings and changes nothing is neither.
      ...casesOfTime(model, at),
    ]
      .filter(isTold)
      .map((each) => ({ at, case: each })),
  );

  it('does what its table tells of everything that can be tried, and nothing else', () => {
    const amiss = attempts.flatMap((each) => contradiction(table, each, each.at.snapshot) ?? []);
    expect(amiss).toEqual([]);
  });

  it('has a case for everything that its table tells of', () => {
    const tried = new Set(attempts.map((each) => each.case.name));
    const wanted = table.rows.flatMap((row) => row.tried);
    expect(wanted.filter((each) => !tried.has(each))).toEqual([]);
  });
});
