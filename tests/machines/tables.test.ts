import { describe, expect, it } from 'vitest';
import { attemptsIn, groundOf } from '#tools/paths/attempts.ts';
import { contradiction } from '#tools/paths/table.ts';
import { tables } from './tables/index.ts';

describe.each(Object.entries(tables))('%s', (name, table) => {
  const attempts = () => [...attemptsIn(groundOf(name)).values()].flat();

  it('does what its table tells of everything that can be tried, and nothing else', () => {
    const amiss = attempts().flatMap((each) => contradiction(table, each, each.at.snapshot) ?? []);
    expect(amiss).toEqual([]);
  }, 60_000);

  it('has a case for everything that its table tells of', () => {
    const tried = new Set(attempts().map((each) => each.case.name));
    const wanted = table.rows.flatMap((row) => row.tried);
    expect(wanted.filter((each) => !tried.has(each))).toEqual([]);
  });
});
