import { describe, expect, it } from 'vitest';
import { casesAt } from '#tools/paths/cases.ts';
import { territoryOf } from '#tools/paths/named.ts';
import { contradiction } from '#tools/paths/table.ts';
import { tables } from './tables/index.ts';

describe.each(Object.entries(tables))('%s', (name, table) => {
  const { model, configurations } = territoryOf(name);
  const attempts = configurations.flatMap((at) =>
    casesAt(model, at.snapshot, at.now).map((each) => ({ at, case: each })),
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
