import { existsSync } from 'node:fs';
import { basename, posix, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, modules, read, root, walk } from './tree.ts';
import { expectNone } from './breach.ts';
import type { ESTree } from 'vite';

const documents = filesIn('README.md', 'docs/**/*.md');
const handbook = ['README.md', 'docs/operations.md'].map(read).join('\n');

/** What stands behind the dot or between the brackets, when it is written out. */
function nameOf({ property }: ESTree.MemberExpression): string {
  if (property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : '';
}

describe('the handbook', () => {
  test('explains every command', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    expectNone(
      commands.filter((command) => !handbook.includes(command)),
      {
        because: 'a command nobody knows is not used, and later nobody dares to remove it',
        remedy: 'say in README.md or docs/operations.md what it is for',
      },
    );
  });

  test('explains every setting', () => {
    const settings = new Set<string>();
    for (const path of modules.filter((module) => /^src\/(server|database)\//.test(module))) {
      walk(path, {
        MemberExpression: (node) => {
          const { object } = node;
          const isEnvironment =
            (object.type === 'Identifier' && /^(env|environment)$/.test(object.name)) ||
            (object.type === 'MemberExpression' &&
              object.property.type === 'Identifier' &&
              object.property.name === 'env');
          const name = nameOf(node);
          if (isEnvironment && /^[A-Z][A-Z0-9_]+$/.test(name)) settings.add(name);
        },
      });
    }
    expectNone(
      [...settings].filter((name) => !handbook.includes(`\`${name}\``)),
      {
        because: 'whoever runs the product reads docs/operations.md, not the source',
        remedy: 'add the setting, its default and its effect to the table there',
      },
    );
  });
});

describe('documents', () => {
  /** The anchor that a heading gets: lower case, without punctuation, hyphens for blanks. */
  const anchorsOf = (path: string): string[] =>
    [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );

  const leadsNowhere = (from: string, link: string): boolean => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? from : posix.join(posix.dirname(from), decodeURI(path));
    if (!existsSync(resolve(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  };

  test('link only to what exists', () => {
    const breaches = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link) && leadsNowhere(path, link))
        .map((link) => `${path} → ${link}`),
    );
    expectNone(breaches, {
      because: 'a reader who meets one dead link stops trusting the others',
      remedy: 'correct the path, or remove the link with what it led to',
    });
  });

  test('name only files that exist', () => {
    const breaches = documents.flatMap((path) =>
      [...read(path).matchAll(/`((?:src|machines|tests|docs)\/[a-z0-9/._-]+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => !existsSync(resolve(root, name)))
        .map((name) => `${path} names ${name}`),
    );
    expectNone(breaches, {
      because: 'a document that names what is gone describes another product',
      remedy: 'name the file as it is called today',
    });
  });
});

describe('decision records', () => {
  const records = filesIn('docs/decisions/*.md');

  test('are numbered without a gap', () => {
    const numbers = records.map((path) => /^(\d{3})-[a-z0-9-]+\.md$/.exec(basename(path))?.[1]);
    expect(numbers).toEqual(records.map((_, index) => String(index + 1).padStart(3, '0')));
  });

  test('say their context, the decision, and what would change our mind', () => {
    const parts = ['## Context', '## Decision', '## What would change our mind'];
    expectNone(
      records.filter((path) => !parts.every((part) => read(path).includes(`\n${part}\n`))),
      {
        because: 'a decision without its reasons cannot be overturned, only ignored',
        remedy: `give the record the headings ${parts.join(', ')}`,
      },
    );
  });
});
