import { expect, test } from 'vitest';
import { at, closureOf, importsOf, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';

const ofBrowser = modules.filter((path) => path.startsWith('src/web/'));
const ofServer = modules.filter((path) => /^src\/(?:server|database)\//.test(path));

test('no text becomes markup or script', () => {
  const doors = new Set([
    'innerHTML',
    'outerHTML',
    'srcdoc',
    'insertAdjacentHTML',
    'createContextualFragment',
    'setHTMLUnsafe',
  ]);
  const attributes = new Set(['dangerouslySetInnerHTML', 'srcDoc']);
  const makers = new Set(['DOMParser', 'Function']);
  const breaches: string[] = [];
  for (const path of ofBrowser) {
    const found = (node: { start: number }, what: string) =>
      breaches.push(`${at(path, node)} ${what}`);
    walk(path, {
      MemberExpression: (node) => {
        const { object, property } = node;
        if (property.type !== 'Identifier') return;
        if (doors.has(property.name)) found(node, property.name);
        if (property.name === 'write' && object.type === 'Identifier' && object.name === 'document')
          found(node, 'document.write');
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && attributes.has(node.name.name))
          found(node, node.name.name);
      },
      NewExpression: (node) => {
        if (node.callee.type === 'Identifier' && makers.has(node.callee.name))
          found(node, `new ${node.callee.name}`);
      },
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'eval') found(node, 'eval');
      },
    });
  }
  expectNone(breaches, {
    because: 'what somebody wrote would run as the reader, with the reader’s tokens',
    remedy: 'make elements of it: text as children, marks through src/domain/markdown',
  });
});

test('one client asks the outside world, and no other', () => {
  const ways = /^node:(?:http|https|http2|net|tls|dgram|dns)(?:\/|$)/;
  /** They take connections, or make those to the database that the operator names: nobody else chooses an address here. */
  const ownWays = new Set([
    'src/database/lifeline.ts',
    'src/database/server.ts',
    'src/server/http/limits/connections.ts',
    'src/server/http/listen.ts',
  ]);
  const breaches = ofServer
    .filter((path) => !path.startsWith('src/server/outbound/') && !ownWays.has(path))
    .flatMap((path) => {
      const imports = importsOf(path)
        .filter(({ request, typeOnly }) => ways.test(request) && !typeOnly)
        .map(({ request }) => `${path} imports ${request}`);
      const calls: string[] = [];
      walk(path, {
        CallExpression: (node) => {
          if (node.callee.type === 'Identifier' && node.callee.name === 'fetch')
            calls.push(`${at(path, node)} calls fetch`);
        },
      });
      return [...imports, ...calls];
    });
  expectNone(breaches, {
    because: 'an address that somebody typed may lead into our own network',
    remedy: 'ask through src/server/outbound, which checks every address on every hop',
  });
});

test('what comes from outside is read in the parsing room, which the server itself never loads', () => {
  const readers = ['ical.js', 'fast-xml-parser', 'papaparse', 'sharp', 'file-type'];
  // It writes files and reads none.
  const excused = new Set(['src/server/exports/csv.ts']);
  const breaches = ofServer
    .filter((path) => !path.startsWith('src/server/parsing/') && !excused.has(path))
    .flatMap((path) =>
      importsOf(path)
        .filter(({ request, typeOnly }) => readers.includes(request) && !typeOnly)
        .map(({ request }) => `${path} imports ${request}`),
    );
  const loaded = closureOf(['src/server/main.ts']);
  const chains = [
    ...readers.filter((name) => name !== 'papaparse'),
    'src/server/parsing/parsers.ts',
  ].flatMap((name) => loaded.get(name)?.join(' → ') ?? []);
  expectNone([...breaches, ...chains], {
    because: 'one hostile file would stop every answer, or end the process, for everybody',
    remedy: 'add a parser to src/server/parsing/parsers.ts and have the room read',
  });
});

test('one function writes files for spreadsheets', () => {
  const breaches = modules
    .filter((path) => path.startsWith('src/') && path !== 'src/server/exports/csv.ts')
    .filter((path) => /\bunparse\s*\(/.test(read(path)))
    .map((path) => `${path} writes rows of its own`);
  expectNone(breaches, {
    because: 'a cell that begins like a formula would run in the reader’s spreadsheet',
    remedy: 'call csvOf of src/server/exports/csv.ts',
  });
  expect(read('src/server/exports/csv.ts')).toContain('escapeFormulae');
});

test('no total is counted over the rows of a page, but beside few ids', () => {
  const breaches = modules
    .filter((path) => path.startsWith('src/') && path !== 'src/server/http/answers/totals.ts')
    .filter((path) => /count\(\*\)\s+over\s*\(/i.test(read(path)));
  expectNone(breaches, {
    because: 'the database would join and sort every row to show twenty',
    remedy:
      'count by itself, then fetch the ids of the page, then its rows; ids that are few may be counted by totalBeside',
  });
});

test('no page gives up a call because of the time that it takes', () => {
  /** They stop something by the clock that is no call, or for another one. */
  const excused: Readonly<Record<string, string>> = {
    'src/web/actors/listen-together.ts':
      'looks now and then whether the tab that listens for all is alive',
    'src/web/actors/renew-once.ts': 'waits for other tabs and for what they wrote, asks nothing',
    'src/web/api/hints.ts': 'a stream on which the server speaks every 15 seconds',
    'src/web/early.ts': 'begins the product all the same where the page is long in coming',
    'src/web/shell/take-over.ts':
      'puts the product up all the same where something on it is long in coming',
    'src/web/features/meetings/line.ts':
      'the next sign of life takes the place of one that was not answered',
  };
  const stops = /AbortSignal\s*\.\s*timeout\b|\.timeout\s*=|\bontimeout\b/;
  const breaches = ofBrowser
    .filter((path) => !path.endsWith('.gen.ts'))
    .filter((path) => {
      const text = read(path);
      return (
        stops.test(text) || (/\.abort\(/.test(text) && /\bset(?:Timeout|Interval)\(/.test(text))
      );
    });
  expectNone(
    breaches.filter((path) => !(path in excused)),
    {
      because:
        'an answer that takes long is an answer all the same: calls have no timeout (specification, 9)',
      remedy: 'wait for the answer, and say that it takes long; stop it when nobody wants it',
    },
  );
  expect(Object.keys(excused).filter((path) => !breaches.includes(path))).toEqual([]);
});

test('nothing is right only because of an advisory lock', () => {
  // Before its first table there is neither a row nor a constraint at which to queue.
  const excused = new Set(['src/database/migrate.ts']);
  const breaches = modules
    .filter((path) => path.startsWith('src/') && !excused.has(path))
    .filter((path) => /advisory_(?:xact_)?lock|lock\s+table/i.test(read(path)));
  expectNone(breaches, {
    because:
      'one such lock stands for every row there will ever be, and whoever forgets it breaks the rule unseen',
    remedy: 'write a constraint, lock the row that the rule is about, and begin anew after a clash',
  });
});

test('one place writes passwords, and ends with them what hung on the one before', () => {
  const home = 'src/server/identity/account-changes.ts';
  const breaches = ofServer
    .filter((path) => path !== home && !path.startsWith('src/server/demo/'))
    .filter((path) => /\.(?:insert|update)\(passwordCredentials\)/.test(read(path)));
  expectNone(breaches, {
    because:
      'links, known browsers and times that are kept would outlive the password they were opened under',
    remedy: `call writePassword of ${home}`,
  });
});

test('whoever writes how somebody comes in ends what hung on it', () => {
  const fields =
    /\.update\(users\)\s*\.set\(\{[^}]*\b(?:status|email|role|organizationId|loginMethod|oidcSubject)\b/;
  const writers = ofServer.filter((path) => fields.test(read(path)));
  expect(writers.length).toBeGreaterThan(0);
  expectNone(
    writers.filter((path) => !read(path).includes('endWhatHungOn(')),
    {
      because: 'a link or a browser would let somebody in as what they no longer are',
      remedy: 'send the account an event of its chart, or call endWhatHungOn',
    },
  );
});

test('names are ordered as people look them up', () => {
  const directions = new Set(['asc', 'desc', 'direction']);
  const breaches: string[] = [];
  for (const path of ofServer)
    walk(path, {
      CallExpression: (node) => {
        const { callee, arguments: given } = node;
        if (callee.type !== 'Identifier' || !directions.has(callee.name)) return;
        const [column] = given;
        const name =
          column?.type === 'MemberExpression' && column.property.type === 'Identifier'
            ? column.property.name
            : column?.type === 'Identifier'
              ? column.name
              : '';
        if (/^name$|Name$/.test(name)) breaches.push(`${at(path, node)} ${callee.name}(${name})`);
      },
      // Files of migrations are no names of people or things.
      TemplateElement: (node) => {
        if (
          /order by (?:lower\()?(?:\w+\.)?(?:\w*_)?name\b/i.test(
            node.value.raw.replaceAll(/from schema_migrations order by name/gi, ''),
          )
        )
          breaches.push(`${at(path, node)} ${node.value.raw.trim()}`);
      },
    });
  expectNone(breaches, {
    because:
      'the order of a database follows the machine it was made on, mostly by bytes: É behind Z',
    remedy: 'byName of src/database/name-order.ts',
  });
});
