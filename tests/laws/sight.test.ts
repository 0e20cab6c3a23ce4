import { test } from 'vitest';
import { at, modules, read, walk } from './tree.ts';
import { expectNone } from './verdict.ts';

const ofServer = modules.filter((path) => path.startsWith('src/server/'));
/** Where it is decided what somebody sees. */
const relations = 'src/server/features/relations/';
const standing = 'src/domain/coach-permissions/in-force.ts';

test('whether a permission is in force is asked in one way', () => {
  const dates = /^valid(?:From|To)$/;
  const comparing = new Set(['<', '>', '<=', '>=']);
  const breaches = modules
    .filter((path) => /^(?:src|machines)\//.test(path) && path !== standing)
    .flatMap((path) => {
      const found: string[] = [];
      if (
        /valid_(?:from|to)\b/.test(read(path)) &&
        !/^src\/(?:database\/schema|server\/features\/relations)\//.test(path)
      )
        found.push(`${path} asks for the days of a permission in SQL`);
      walk(path, {
        BinaryExpression: (node) => {
          if (!comparing.has(node.operator)) return;
          const named = [node.left, node.right].filter(
            (side) =>
              (side.type === 'Identifier' && dates.test(side.name)) ||
              (side.type === 'MemberExpression' &&
                side.property.type === 'Identifier' &&
                dates.test(side.property.name)),
          );
          // Both sides: whether its own days are in order.
          if (named.length === 1) found.push(`${at(path, node)} compares a day of a permission`);
        },
      });
      return found;
    });
  expectNone(breaches, {
    because: 'a permission that begins later, or is over, would open what it does not',
    remedy: 'ask inForce of src/server/features/relations, or standing of a row in memory',
  });
});

test('whoever asks for permissions asks whether they are in force', () => {
  /** They are about the permissions themselves, or write them. */
  const excused = [
    'src/server/features/coach-permissions/',
    'src/server/features/users/erase',
    'src/server/demo/',
    relations,
  ];
  const isAsking = (path: string) => /\bcoach_permissions\b|\bcoachPermissions\b/.test(read(path));
  const breaches = ofServer
    .filter((path) => isAsking(path) && !excused.some((folder) => path.startsWith(folder)))
    .filter((path) => !/\binForce\(/.test(read(path)))
    .map((path) => `${path} takes every permission for one that is in force`);
  expectNone(breaches, {
    because: 'a permission that begins later, or is over, would open what it does not',
    remedy: 'put inForce of src/server/features/relations into the condition',
  });
});

test('no question asks the database what time it is', () => {
  const breaches = ofServer.flatMap((path) => {
    const found: string[] = [];
    walk(path, {
      TemplateElement: (node) => {
        if (/\bcurrent_(?:date|timestamp|time)\b|\bnow\(\)/i.test(node.value.raw))
          found.push(at(path, node));
      },
    });
    return found;
  });
  expectNone(breaches, {
    because: 'its day begins at another moment than that of the rest, and no test can move it',
    remedy: 'hand in the moment of the request',
  });
});
