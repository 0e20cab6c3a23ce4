import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { machineOnly, withoutPages } from '#tests/machines/models/beyond-the-api.ts';
import { decidedByDatabase } from '#tools/test-stages.ts';
import { browserModels } from '#tests/machines/models/browser/index.ts';
import { tables, toldByTests } from '#tests/machines/tables/index.ts';
import { likeTeams } from '#tests/machines/models/hosts.ts';
import { filesIn, read } from './tree.ts';
import { expectNone } from './breach.ts';

const names = catalogue.map(({ name }) => name);
const records = catalogue.filter(({ kind }) => kind === 'record').map(({ name }) => name);
const walks = new Map(
  filesIn('tests/server/paths/*-paths.test.ts').map((path) => [path, read(path)]),
);
/** The file walks the transitions and the refusals of the machine through the API, and two people at once, by itself or through the code of teams. */
const isWalked = (name: string): boolean => {
  const text = walks.get(`tests/server/paths/${name}-paths.test.ts`) ?? '';
  const isWalkedAlone = /transitions/.test(text) && /refusals/.test(text);
  const isWalkedByTwo = likeTeams.includes(name)
    ? text.includes('plainRecordHost(')
    : text.includes('expectOrderly(');
  return text.includes(`apiSuites('${name}')`) && isWalkedAlone && isWalkedByTwo;
};

test('every record of the catalogue is walked through its API, by one and by two at a time, or the reason is given', () => {
  const missing = records.filter((name) => !isWalked(name) && !(name in machineOnly));
  expectNone(missing, {
    because: 'what is drawn is promised, and only a walk through the server shows that it is kept',
    remedy: 'write tests/server/paths/<name>-paths.test.ts, as teams have it',
  });
});

test('whoever leaves proofs to teams is kept by the same code', () => {
  const strangers = likeTeams.filter((name) => {
    const feature = filesIn(`src/server/features/${name.replace(/y$/, 'ie')}s/**/*.ts`);
    return !feature.some((path) => read(path).includes('plainBindings('));
  });
  expectNone(strangers, {
    because:
      'pairs of events and two at once are walked for one kind only of those that plainBindings keeps',
    remedy: 'take it out of likeTeams, and walk both in its own file',
  });
});

test('every machine of the catalogue is walked through its pages, or the reason is given', () => {
  const missing = names.filter((name) => !browserModels[name] && !(name in withoutPages));
  expectNone(missing, {
    because: 'a chart that no page follows tells people of what they can’t do',
    remedy:
      'add what its pages can do to tests/machines/models/browser, and how to tests/journeys/records or conductors',
  });
});

test('every machine of the catalogue has a table of what comes of it, or its own tests tell it', () => {
  const missing = names.filter((name) => !tables[name] && !(name in toldByTests));
  expectNone(missing, {
    because:
      'an effect, a guard or a target that somebody takes out by mistake is noticed only where what comes of it is written down apart from the chart',
    remedy:
      'print a draft with `npm run paths -- <name> --table`, hold each line of it against the domain reference, write it to tests/machines/tables and name it in tables/index.ts; `npm run charts:mutate -- <name>` says what is still not noticed',
  });
  expect(Object.keys(toldByTests).filter((name) => tables[name])).toEqual([]);
  for (const reason of Object.values(toldByTests)) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('reasons are not given for what is walked through the API', () => {
  expect(Object.keys(machineOnly).filter(isWalked)).toEqual([]);
  expect(Object.keys(withoutPages).filter((name) => browserModels[name])).toEqual([]);
  for (const reason of Object.values({ ...machineOnly, ...withoutPages }))
    expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('what test files share registers no hook of its own', () => {
  const shared = filesIn('tests/**/*.{ts,tsx}').filter(
    (path) => !/\.(?:test|journey)\.tsx?$|\/between\.ts$/.test(path),
  );
  const hooked = shared.filter((path) => /^(?:before|after)\w+\(|\bafterAll\(/m.test(read(path)));
  expectNone(hooked, {
    because:
      'a worker loads it once, so that its hook would belong to the first file only; and afterAll says nothing where it comes too late',
    remedy:
      'close with closedAtEnd of tests/support/endings.ts, or put the hook into tests/*/between.ts',
  });
});

test('what is tried only on a PostgreSQL server runs where there is one', () => {
  const onServer = filesIn('tests/server/**/*.test.ts').filter((path) =>
    /TEST_DATABASE_URL|describe\.each\(servers\)|\bservers\b.*\/sample\.ts/.test(read(path)),
  );
  const left = onServer.filter(
    (path) => !decidedByDatabase.some((chosen) => path.startsWith(chosen)),
  );
  expect(onServer.length).toBeGreaterThan(0);
  expectNone(left, {
    because: 'the embedded run passes over it in silence, so that nobody would ever see it fail',
    remedy: 'add the file to decidedByDatabase in src/tools/test-stages.ts',
  });
});
