import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { filesIn, read } from './tree.ts';
import { expectNone } from './breach.ts';

const page = 'src/web/index.html';
const icon = 'src/web/theme/mark.svg';
const place = 'src/domain/brand.ts';

test('the page that loads the product and its icon wear the name, the colour and the mark', () => {
  const { productName, colours, mark } = brand;
  expect(read(page)).toContain(`<title>${productName}</title>`);
  expect(read(page)).toContain(`<noscript>${productName} needs JavaScript.`);
  expect(read(page)).toContain(`<meta name="theme-color" content="${colours.brand}" />`);
  expect(read(icon)).toContain(`fill="${colours.brand}"/><path d="${mark}"`);
  expect(read(icon)).toContain(`stroke="${colours.ink}"`);
});

test('names are written in one place', () => {
  const names = [brand.productName, brand.providerName, brand.healthPartnerName];
  const written = filesIn(
    'src/{web,domain,contract}/**/*',
    'src/server/{features,mail,records}/**/*',
  )
    .filter((path) => path !== place && path !== page)
    .filter((path) => names.some((name) => read(path).includes(name)));
  expectNone(written, {
    because: 'the product may be sold under another name',
    remedy: `take it from ${place}`,
  });
});
