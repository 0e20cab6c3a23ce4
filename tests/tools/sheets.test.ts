import { expect, test } from 'vitest';
import { plainValues, saidPlainly } from '#tools/pages/sheets.ts';

const tokens = `
  --colors-grey: #878075;
  --colors-ink: #1d1b2e;
  --colors-line: light-dark(var(--colors-grey), var(--colors-ink));
  --colors-edge: var(--colors-line);
  --colors-brand: var(--colors-ink);
  --spacing-1\\.5: 0.375rem;
  --sizes-bar: 4rem;
`;
const bar = `
  --sizes-bar: 5rem;
`;
const plain = plainValues(tokens, [bar]);

test('what is one value everywhere is said as it is', () => {
  const said = saidPlainly(
    'a{color:var(--colors-brand);gap:calc(var(--spacing-1\\.5) * -1)}',
    plain,
  );
  expect(said).toBe('a{color:#1d1b2e;gap:calc(0.375rem * -1)}');
});

test('what is another value in the dark, or in some part, keeps its name, and so does what names it', () => {
  for (const name of ['--colors-line', '--colors-edge', '--sizes-bar', '--unknown'])
    expect(saidPlainly(`var(${name})`, plain)).toBe(`var(${name})`);
});
