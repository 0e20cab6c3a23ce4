import { test } from 'vitest';
import { circlesBelow, circlesOfFiles, type Circle } from './circles.ts';
import { expectNone } from './breach.ts';

const areas = ['src/domain', 'machines', 'src/contract', 'src/database', 'src/server', 'src/tools'];

const inWords = ({ names, uses }: Circle): string =>
  [
    names.join(' ↔ '),
    ...uses.map(({ user, used, imports: [first, ...more] }) => {
      const others = more.length > 0 ? ` (and ${more.length} more)` : '';
      return `    ${user} uses ${used}: ${first?.from} imports ${first?.target}${others}`;
    }),
  ].join('\n');

test.each(areas)('what stands in one folder of %s imports in one direction', (area) => {
  expectNone(circlesBelow(area).map(inWords), {
    because:
      'files and folders that need each other, be it for a type, are read, moved and tested only together',
    remedy:
      'give what both need a home below both; let whoever is concerned react to what a chart orders (`records/reactions.ts`) instead of being called',
  });
});

test('no files of the browser’s features import each other in a circle', () => {
  expectNone(circlesOfFiles('src/web/features').map(inWords), {
    because: 'files that need each other, be it for a type, are read and moved only together',
    remedy: 'give what both need a file of its own',
  });
});
