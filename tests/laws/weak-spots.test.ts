import { describe, test } from 'vitest';
import { at, commentsOf, filesIn, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import type { VisitorObject } from 'vite';

/** Walks modules and gathers what the visitor reports, each with its place. */
function gather(
  paths: string[],
  visitorFor: (
    report: (node: { start: number }, what: string) => void,
    textOf: (node: { start: number; end: number }) => string,
  ) => VisitorObject,
): string[] {
  const found: string[] = [];
  for (const path of paths) {
    const text = read(path);
    const visitor = visitorFor(
      (node, what) => found.push(`${at(path, node)} ${what}`),
      ({ start, end }) => text.slice(start, end),
    );
    walk(path, visitor);
  }
  return found;
}

const tests = modules.filter((path) => path.startsWith('tests/'));
const self = 'tests/laws/weak-spots.test.ts';

describe('types', () => {
  test('nothing is any', () => {
    const breaches = gather(modules, (report) => ({
      TSAnyKeyword: (node) => report(node, 'says any'),
    }));
    expectNone(breaches, {
      because: 'any switches the type check off for everything it touches, silently',
      remedy: 'say unknown and find out, or name the type',
    });
  });

  test('the type check is not told to look away', () => {
    const looksAway = /^[\s*]*@ts-(ignore|nocheck|expect-error)/;
    const expectsAnError = /^[\s*]*@ts-expect-error \S/;
    const breaches = modules.flatMap((path) =>
      commentsOf(path)
        .filter(({ value }) => looksAway.test(value))
        .filter(({ value }) => !(path.startsWith('tests/') && expectsAnError.test(value)))
        .map((comment) => `${at(path, comment)}${comment.value}`),
    );
    expectNone(breaches, {
      because: 'the next mistake on that line would go unseen too',
      remedy: 'correct the type; only a test may expect an error, and says which',
    });
  });

  test('a rule of the linter is switched off only with a reason', () => {
    const breaches = modules.flatMap((path) =>
      commentsOf(path)
        .filter(({ value }) => /^\s*(oxlint|eslint)-disable/.test(value) && !value.includes(' -- '))
        .map((comment) => `${at(path, comment)}${comment.value}`),
    );
    expectNone(breaches, {
      because: 'the reader cannot tell an exception from a habit',
      remedy: 'write the reason behind two dashes: oxlint-disable-next-line rule -- reason',
    });
  });
});

describe('unfinished work', () => {
  test('no promise is left in a comment', () => {
    const breaches = modules.flatMap((path) =>
      commentsOf(path)
        .filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(value))
        .map((comment) => `${at(path, comment)}${comment.value}`),
    );
    expectNone(breaches, {
      because: 'a note in the code is a debt without a creditor',
      remedy: 'finish it, or leave it out',
    });
  });

  test('nothing says that it will come later', () => {
    const words = /coming soon|not (yet )?implemented/i;
    const breaches = filesIn('{src,machines,tests}/**/*.{ts,tsx,mjs,html}')
      .filter((path) => path !== self)
      .flatMap((path) =>
        read(path)
          .split('\n')
          .flatMap((line, index) =>
            words.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expectNone(breaches, {
      because:
        'what we ship, we finish; a person who meets an empty promise loses trust in the rest',
      remedy: 'build it or do not show it',
    });
  });
});

describe('tests', () => {
  test('no test is skipped, singled out or put off', () => {
    const evasions = ['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails'];
    const breaches = gather(tests, (report) => ({
      MemberExpression: (node) => {
        const { object, property } = node;
        if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
        if (
          ['test', 'it', 'describe', 'suite'].includes(object.name) &&
          evasions.includes(property.name)
        )
          report(node, `${object.name}.${property.name}`);
      },
    }));
    expectNone(breaches, {
      because: 'a test that does not run is a comment that looks like a guarantee',
      remedy: 'make it pass or remove it; what the machine lacks is said aloud and fails',
    });
  });

  test('no test sleeps', () => {
    const watched = tests.filter((path) => !path.startsWith('tests/support/'));
    const sleep = /^new Promise(<.*?>)?\(\s*\(?(\w+)[^=]*=>[\s{]*(void )?setTimeout\(\s*\2\b/;
    const breaches = gather(watched, (report, textOf) => ({
      ImportDeclaration: (node) => {
        if (node.source.value === 'node:timers/promises') report(node, 'imports a sleep');
      },
      NewExpression: (node) => {
        if (sleep.test(textOf(node))) report(node, 'sleeps');
      },
      MemberExpression: (node) => {
        if (node.property.type === 'Identifier' && node.property.name === 'waitForTimeout')
          report(node, 'waits for a time');
      },
    }));
    expectNone(breaches, {
      because:
        'a sleep is either too short, and the test fails by chance, or too long, and everyone waits',
      remedy:
        'wait for what you expect: vi.waitFor, expect.poll, a locator; or move the simulated clock',
    });
  });
});
