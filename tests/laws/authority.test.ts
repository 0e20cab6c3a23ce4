import { expect, test } from 'vitest';
import { at, modules, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import type { ESTree } from 'vite';

const source = modules.filter((path) => path.startsWith('src/'));

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

const isStatus = (node: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  (node.type === 'Identifier' && node.name === 'status') ||
  (node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'status');

test('only charts ask which state a record is in', () => {
  const states = statesOfCharts();
  expect(states.size).toBeGreaterThan(10);
  const namesState = (node: ESTree.Node): boolean =>
    node.type === 'Literal' &&
    typeof node.value === 'string' &&
    node.value.split('.').every((part) => states.has(part));
  const breaches: string[] = [];
  for (const path of source) {
    walk(path, {
      BinaryExpression: (node) => {
        const { left, right, operator } = node;
        if (!['===', '!==', '==', '!='].includes(operator)) return;
        if ((isStatus(left) && namesState(right)) || (isStatus(right) && namesState(left)))
          breaches.push(`${at(path, node)} compares a status`);
      },
      SwitchStatement: (node) => {
        const cases = node.cases.flatMap((branch) => (branch.test ? [branch.test] : []));
        if (isStatus(node.discriminant) && cases.some(namesState))
          breaches.push(`${at(path, node)} switches on a status`);
      },
      CallExpression: (node) => {
        const { callee, arguments: given } = node;
        const [first] = given;
        if (callee.type !== 'MemberExpression' || first === undefined) return;
        if (callee.property.type !== 'Identifier' || !isStatus(callee.object)) return;
        if (
          ['startsWith', 'includes', 'endsWith'].includes(callee.property.name) &&
          namesState(first)
        )
          breaches.push(`${at(path, node)} looks into a status`);
      },
    });
  }
  expectNone(breaches, {
    because:
      'what may happen next, and what a state means, is decided in machines/ once, for every reader',
    remedy:
      'use availableEvents, a tag of the chart, or a set of states that the chart exports by name',
  });
});

test('tokens in local storage are touched only by the live machines', () => {
  const breaches: string[] = [];
  for (const path of source.filter((module) => !module.startsWith('src/web/actors/'))) {
    walk(path, {
      Identifier: (node) => {
        if (node.name === 'localStorage') breaches.push(at(path, node));
      },
    });
  }
  expectNone(breaches, {
    because:
      'local storage holds BEARER_TOKEN and REFRESH_TOKEN; each further reader is a further way to lose them',
    remedy:
      'ask the auth actor, or keep the value in a search param, session storage or on the server',
  });
});
