import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import { catalogue } from '#machines/catalogue.ts';
import { at, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import { eventsOf } from './chart-rules.ts';

const ofServer = modules.filter((path) => path.startsWith('src/server/'));
/** Whatever a command passes on its way. */
const between = new Set([
  ...modules.filter((path) => /^machines\/.+\//.test(path)),
  'machines/decide.ts',
  'machines/verbs.ts',
  ...modules.filter((path) => path.startsWith('src/contract/kernel/')),
  'src/server/api/bind.ts',
  ...ofServer.filter((path) => path.startsWith('src/server/records/')),
]);

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
        const isBlind = type === 'TSUnknownKeyword' && between.has(path);
        if (isEvent || isBlind || type === 'TSNeverKeyword')
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

const storyOf = (name: string): string => `machines/${name}/machine.ts`;

/** The machines of records that are written out; those of records with nothing but their fields are all the same. */
const stories = catalogue
  .filter(({ kind, name }) => kind === 'record' && modules.includes(storyOf(name)))
  .map(({ name, machine }) => [name, eventsOf(machine)] as const);

test.each(stories)('the machine of %s names every event that it hears', (name, events) => {
  const story = read(storyOf(name));
  const hidden = events.filter((event) => !new RegExp(`\\b${event}'?:`).test(story));
  expect(events.length).toBeGreaterThan(0);
  expectNone(hidden, {
    because: 'whoever reads the story would not learn what can happen in a state',
    remedy: 'name the event in each state that knows it, with the transition of its capability',
  });
});

/** Who tells an event facts by hand, and why the kernel can't find them out. */
const byHand: Readonly<Record<string, string>> = {
  'src/server/features/bookings/creation/create.ts': 'what a booking would be made of',
  'src/server/features/bookings/creation/facts.ts': 'what a booking would be made of',
  'src/server/features/bookings/invites/endpoints.ts': 'nobody is named yet who would be invited',
  'src/server/features/external-calendars/connect.ts': 'what opens a calendar is in no event',
  'src/server/features/external-calendars/reconnect.ts': 'what opens a calendar is in no event',
  'src/server/features/slot-holds/commands.ts': 'what a hold would be made of',
};

const keysOf = ({ properties }: ESTree.ObjectExpression): string[] =>
  properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? [each.key.name] : [],
  );

/** Who sends it stands in an event by itself, or comes with the rest of what `readerOf` says. */
const saysWho = (node: ESTree.ObjectExpression): boolean =>
  keysOf(node).includes('by') ||
  node.properties.some(
    (each) =>
      each.type === 'SpreadElement' &&
      each.argument.type === 'CallExpression' &&
      each.argument.callee.type === 'Identifier' &&
      each.argument.callee.name === 'readerOf',
  );

/** What the charts ask of the server, as it is declared beside them. */
const questions = new Set<string>();
for (const path of modules.filter((each) => each.startsWith('machines/')))
  walk(path, {
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !/questions$/i.test(id.name)) return;
      const declared = init?.type === 'TSAsExpression' ? init.expression : init;
      if (declared?.type === 'ObjectExpression')
        for (const name of keysOf(declared)) questions.add(name);
    },
  });

test('nobody but the kernel chooses what is found out for an event', () => {
  expect(questions.size).toBeGreaterThan(30);
  const breaches: string[] = [];
  const needed = new Set<string>();
  for (const path of ofServer.filter((each) => each.startsWith('src/server/features/'))) {
    const answering: ESTree.VariableDeclarator[] = [];
    const found: [ESTree.ObjectExpression, string][] = [];
    walk(path, {
      VariableDeclarator: (node) => {
        const type = node.id.type === 'Identifier' && node.id.typeAnnotation?.typeAnnotation;
        if (type && type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
          if (type.typeName.name === 'Answers') answering.push(node);
      },
      ObjectExpression: (node) => {
        const keys = keysOf(node);
        const asked = keys.filter((key) => questions.has(key));
        if (keys.includes('facts') && saysWho(node)) found.push([node, 'is an event']);
        else if (asked.length > 1) found.push([node, `answers ${asked.join(' and ')}`]);
      },
    });
    const chosen = found.filter(
      ([node]) => !answering.some(({ start, end }) => start < node.start && node.end <= end),
    );
    if (chosen.length > 0) needed.add(path);
    if (!(path in byHand))
      breaches.push(...chosen.map(([node, what]) => `${at(path, node)} ${what}`));
  }
  expect(Object.keys(byHand).filter((path) => !needed.has(path))).toEqual([]);
  expectNone(breaches, {
    because: 'what is asked for sending and what is asked for reading would drift apart',
    remedy:
      'name the question in the chart and answer it once, in its `Answers` (src/server/records/questions.ts)',
  });
});
