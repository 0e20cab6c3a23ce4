import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { bookingChart } from '#machines/booking/chart.ts';
import { at, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';

const between = [
  ...modules.filter((path) => /^machines\/.+\//.test(path)),
  'machines/decide.ts',
  'machines/verbs.ts',
  'src/contract/kernel/records.ts',
  'src/server/api/bind.ts',
  'src/server/records/plain-commands.ts',
  'src/server/records/questions.ts',
  'src/server/records/send-once.ts',
];
const ofServer = modules.filter((path) => path.startsWith('src/server/'));

/** `{} as BookingEvent` is how xstate is told of types: nothing is turned into anything. */
const isForTypesOnly = ({ expression }: ESTree.TSAsExpression): boolean =>
  expression.type === 'ObjectExpression' && expression.properties.length === 0;

const nameOf = ({ typeAnnotation: type }: ESTree.TSAsExpression): string =>
  type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';

test('what somebody sends is followed by the compiler from the contract to the chart', () => {
  const breaches: string[] = [];
  for (const path of new Set([...between, ...ofServer]))
    walk(path, {
      TSAsExpression: (node) => {
        if (isForTypesOnly(node)) return;
        const { type } = node.typeAnnotation;
        const isEvent = nameOf(node).endsWith('Event');
        const isBlind = type === 'TSNeverKeyword' || type === 'TSUnknownKeyword';
        if (isEvent || (isBlind && between.includes(path)))
          breaches.push(`${at(path, node)} as ${nameOf(node) || type}`);
      },
    });
  expectNone(breaches, {
    because:
      'a payload that the contract takes and the chart does not know, or the other way round, would be found by whoever uses it',
    remedy:
      'declare what an event brings once (machines/verbs.ts), and have `eventOf` make the event of a command',
  });
});

test('the machine of bookings names every event that people send', () => {
  const story = read('machines/booking/machine.ts');
  const hidden = Object.keys(bookingChart.asks).filter((event) => !story.includes(`${event}:`));
  expect(Object.keys(bookingChart.asks).length).toBeGreaterThan(16);
  expectNone(hidden, {
    because: 'whoever reads the story would not learn what can be done in a state',
    remedy: 'name the event in each state that knows it, with the transition of its capability',
  });
});

test('no chain of conditions chooses what is found out for an event', () => {
  const breaches = ofServer
    .filter((path) => path.startsWith('src/server/features/') && path.endsWith('kind.ts'))
    .filter((path) => /\bfacts\s*\(|\bfacts: [a-z]/.test(read(path)));
  expectNone(breaches, {
    because: 'what is asked for sending and what is asked for reading would drift apart',
    remedy: 'name the question in the chart and answer it once (src/server/records/questions.ts)',
  });
});
