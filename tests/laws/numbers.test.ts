import { expect, test } from 'vitest';
import { at, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';

/** The one place where numbers become words. */
const maker = 'src/domain/text/numbers.ts';

const product = modules.filter((path) => /^(src|machines)\//.test(path));

test('numbers become words in one place', () => {
  const breaches = product
    .filter((path) => path !== maker)
    .flatMap((path) => {
      const found: string[] = [];
      walk(path, {
        MemberExpression: (node) => {
          if (node.property.type !== 'Identifier') return;
          if (['toLocaleString', 'NumberFormat'].includes(node.property.name))
            found.push(`${at(path, node)} ${node.property.name}`);
        },
      });
      return found;
    });
  expectNone(breaches, {
    because: 'one reader would read 1,200 here and 1.200 there',
    remedy: 'use `useNumbers` on pages, and formatNumber of #domain/text/numbers.ts elsewhere',
  });
});

test('pages write numbers as their reader does', () => {
  const breaches = product
    .filter((path) => path.startsWith('src/web/') && path !== 'src/web/ui/numbers.ts')
    .filter((path) =>
      /\bformat(?:Number|Percent)\b|import \{ counted \} from '#domain/.test(read(path)),
    );
  expectNone(breaches, {
    because: 'left to itself, a number is written as the house writes it',
    remedy: 'use `useNumbers`, and in texts `counted` of #web/ui/numbers.ts',
  });
});

test('no page puts a sign of percent behind a number by itself', () => {
  const byHand = /\$\{[^}]+\}%`|\{[^}]+\}%</;
  const styles = /translate|scale|width|height|top|left|style|inset/i;
  const breaches = product
    .filter((path) => path.startsWith('src/web/'))
    // The zoom of a drawing is a setting of it, and stands in an element of its own.
    .filter((path) => path !== 'src/web/features/charts/viewer/zoomed-chart.tsx')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          byHand.test(line) && !styles.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expectNone(breaches, {
    because: 'some languages leave a space before it',
    remedy: 'use `percent` of `useNumbers`',
  });
  expect(byHand.test('{percent}%</Text>')).toBe(true);
});
