import { parseSync } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { at, modules, programOf, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import { stateDecisionsIn } from './state-decisions.ts';

/** What decides by a status that no chart has, with the reason. */
const withoutChart: Readonly<Record<string, string>> = {
  'src/server/calendars/consent/google.ts':
    'The status is Google’s, of an event in a calendar there.',
  'src/database/schema/scheduling.ts':
    'It repeats a column of a migration, which tests/server/database/states.test.ts holds against the chart.',
};

/** Every state that a chart names, found by reading the charts. */
function statesOfCharts(): Set<string> {
  const states = new Set<string>();
  for (const path of modules.filter((module) => module.startsWith('machines/'))) {
    walk(path, {
      Property: (node) => {
        if (node.key.type !== 'Identifier' || node.key.name !== 'states') return;
        if (node.value.type !== 'ObjectExpression') return;
        for (const property of node.value.properties) {
          if (property.type === 'Property' && property.key.type === 'Identifier')
            states.add(property.key.name);
        }
      },
    });
  }
  // What XState calls a machine that broke; a chart that has a state of this name is no reason to look away from that.
  states.delete('error');
  return states;
}

const states = statesOfCharts();

test('only charts say what a state means', () => {
  expect(states.size).toBeGreaterThan(10);
  const decisions = new Map(
    modules
      .filter((path) => path.startsWith('src/'))
      .map((path) => [path, stateDecisionsIn(programOf(path), read(path), states)] as const)
      .filter(([, found]) => found.length > 0),
  );
  const breaches = [...decisions].flatMap(([path, found]) =>
    path in withoutChart ? [] : found.map((each) => `${at(path, each)} ${each.what}`),
  );
  expectNone(breaches, {
    because:
      'what may happen next, and what a state means, is decided in machines/ once, for every reader',
    remedy:
      'use availableEvents, or the names and groups of machines/<kind>/states.gen.ts, which the chart and its tags make; in queries inState and notInState',
  });
  expect(Object.keys(withoutChart).filter((path) => !decisions.has(path))).toEqual([]);
});

describe('it notices', () => {
  const found = (text: string) =>
    stateDecisionsIn(
      parseSync('sample.ts', text).program,
      text,
      new Set(['active', 'expired']),
    ).map(({ what }) => what);

  it.each([
    ["row.status === 'active';", 'compares a status'],
    ["if (row?.status !== 'active') stop();", 'compares a status'],
    ["(row?.status ?? '') === 'active';", 'compares a status'],
    ["row.creditState === 'expired';", 'compares a status'],
    ["before?.regions['credit'] === 'expired';", 'compares a status'],
    ["decision.row.regions['move'] !== 'active';", 'compares a status'],
    ["switch (row?.status) { case 'active': go(); }", 'switches on a status'],
    ["row.status.startsWith('active');", 'looks into a status'],
    ["row?.status?.includes('active');", 'looks into a status'],
    ["['active', 'expired'].includes(row?.status);", 'has a list of states of its own'],
    ["const open = new Set(['active']); open.has(status);", 'has a list of states of its own'],
    [
      "const open: readonly string[] = ['active']; open.includes(row.status);",
      'has a list of states of its own',
    ],
    ["eq(users.status, 'active');", 'asks for a status in a query'],
    ['inArray(bookings.status, [...open]);', 'asks for a status in a query'],
    ["like(programmes.status, 'active%');", 'asks for a status in a query'],
    ["ne(attendees.creditState, 'expired');", 'asks for a status in a query'],
    ["sql`select 1 from users u where u.status = 'active'`;", 'names a state in SQL'],
    ["sql`${users.status} <> 'active'`;", 'names a state in SQL'],
    ["sql`b.status in ('active', 'expired')`;", 'names a state in SQL'],
    ["sql`past.credit_state = 'expired'`;", 'names a state in SQL'],
    ["sql<number>`p.status like 'active%'`;", 'names a state in SQL'],
  ])('%s', (text, what) => {
    expect(found(text)).toEqual([what]);
  });

  it.each([
    'isOpen(row.status);',
    'row.creditState === bookingCreditState.returned;',
    "answer.status === 404 || kind === 'active';",
    'inState(bookings.status, bookingStates.ahead);',
    "sql`u.role = 'active' and ${inState(sql`u.status`, userStates.open)}`;",
    'eq(bookings.coachId, id);',
  ])('nothing wrong with %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
