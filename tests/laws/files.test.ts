import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, test } from 'vitest';
import { filesIn, read, root } from './tree.ts';
import { expectNone } from './breach.ts';

const written = filesIn('{src,machines,tests}/**/*.{ts,tsx,mjs,css,html}');
const named = filesIn('{src,machines,tests,docs}/**/*.*');

test('no file is longer than 300 lines', () => {
  const breaches = written
    .map((path) => ({ path, lines: read(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expectNone(
    breaches.map(({ path, lines }) => `${path} has ${lines} lines`),
    {
      because: 'past 300 lines a file is doing two jobs',
      remedy: 'split it by what the parts can do for a person, not by technical layer',
    },
  );
});

test('no folder holds more than 25 files', () => {
  const held = Map.groupBy(filesIn('{src,machines}/**/*.*'), (path) => dirname(path));
  const breaches = [...held].filter(([, files]) => files.length > 25);
  expectNone(
    breaches.map(([folder, files]) => `${folder} holds ${files.length} files`),
    {
      because: 'whoever looks for a part reads the whole list before they find it',
      remedy: 'put what belongs together into a folder that is named after what it is',
    },
  );
});

describe('names', () => {
  test('files and folders are in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    expectNone(
      named.filter(
        (path) => !path.split('/').every((part) => part === 'README.md' || kebab.test(part)),
      ),
      {
        because:
          'one spelling works on every file system, and `git ls-files` finds a whole feature by its name',
        remedy: 'rename it: booking-invite, not bookingInvite or BookingInvite',
      },
    );
  });

  test('no file or folder is named after nothing', () => {
    const hollow = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib'];
    expectNone(
      named.filter(
        (path) =>
          path.split('/').some((part) => hollow.includes(part.split('.')[0] ?? '')) ||
          basename(path) === 'types.ts',
      ),
      {
        because:
          'such a name takes in everything and says nothing; a types.ts parts a type from what it describes',
        remedy:
          'name the file after the one thing it knows, and keep a type beside the code that makes its values',
      },
    );
  });
});

test.each(['src/database/migrations/*.sql', 'docs/decisions/*.md'])(
  'no two of %s have one number',
  (pattern) => {
    const names = globSync(pattern, { cwd: root })
      .map((path) => basename(path))
      .toSorted();
    const numberOf = (name: string) => Number.parseInt(name, 10);
    const alike = names.filter((name, index) => {
      const before = names[index - 1];
      return before !== undefined && numberOf(name) === numberOf(before);
    });
    expectNone(alike, {
      because: 'a number says what came before what',
      remedy: 'give the one that landed last the next free number',
    });
  },
);
