import { test } from 'vitest';
import { circlesBelow } from './circles.ts';
import { expectNone } from './breach.ts';

const areas = ['src/domain', 'machines', 'src/contract', 'src/database', 'src/server', 'src/tools'];

test.each(areas)('what stands in one folder of %s imports in one direction', (area) => {
  const breaches = circlesBelow(area).map(({ names, uses }) =>
    [
      names.join(' ↔ '),
      ...uses.map(({ user, used, imports: [first, ...more] }) => {
        const others = more.length > 0 ? ` (and ${more.length} more)` : '';
        return `    ${user} uses ${used}: ${first?.from} imports ${first?.target}${others}`;
      }),
    ].join('\n'),
  );
  expectNone(breaches, {
    because:
      'files and folders that need each other, be it for a type, are read, moved and tested only together',
    remedy:
      'give what both need a home below both; let whoever is concerned react to what a chart orders (`records/reactions.ts`) instead of being called',
  });
});
