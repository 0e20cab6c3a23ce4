import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { harmIn, hostileTexts } from '../hostile-texts.ts';

afterEach(cleanup);

test(`none of ${hostileTexts.length} hostile texts becomes anything but text and links that say where they lead`, () => {
  const found = hostileTexts.flatMap((source) => {
    const { container, unmount } = render(<RichText source={source} />);
    const harm = harmIn(container);
    const open = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
      ({ rel }) => !rel.includes('noopener') || !rel.includes('noreferrer'),
    );
    unmount();
    return [...harm, ...open.map(({ outerHTML }) => outerHTML)].map((what) => ({ source, what }));
  });
  expect(hostileTexts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each([
  ['[my bank](https://evil.example/login)', 'my bank (evil.example)'],
  ['[good.example](https://evil.example)', 'good.example (evil.example)'],
  ['[https://good.example](https://evil.example)', 'https://good.example (evil.example)'],
  [
    '[https://good.example.evil.example](https://good.example)',
    'https://good.example.evil.example (good.example)',
  ],
  ['https://good.example/a', 'https://good.example/a'],
])('%s says where it leads', (source, said) => {
  const { container } = render(<RichText source={source} />);
  expect(container.textContent).toBe(said);
});
