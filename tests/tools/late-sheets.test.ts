import { expect, test } from 'vitest';
import { sheetsWith, withoutSheetsThere } from '#tools/pages/late-sheets.ts';

const code = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/base.css","assets/table.css"])))=>i.map(i=>d[i]);
const a=()=>load(()=>import("./one.js"),__vite__mapDeps([0,1])),b=()=>load(()=>import("./two.js"),__vite__mapDeps([0]));`;

test('a script names the sheets of what it fetches that have not come with itself', () => {
  expect(withoutSheetsThere(code, new Set(['assets/base.css']))).toBe(
    'const a=()=>load(()=>import("./one.js"),["assets/table.css"]),b=()=>load(()=>import("./two.js"),[]);',
  );
  expect(withoutSheetsThere(code, new Set())).toBe(
    'const a=()=>load(()=>import("./one.js"),["assets/base.css","assets/table.css"]),b=()=>load(()=>import("./two.js"),["assets/base.css"]);',
  );
});

test('one that names none stays as it is', () => {
  expect(withoutSheetsThere('export const a=1;', new Set(['assets/base.css']))).toBe(
    'export const a=1;',
  );
});

test('the sheets of all that a script needs have come with it', () => {
  const script = (fileName: string, imports: string[], sheet: string) => ({
    fileName,
    imports,
    viteMetadata: { importedCss: new Set([sheet]) },
  });
  const page = script('page.js', ['table.js'], 'page.css');
  const scripts = [
    page,
    script('table.js', ['base.js'], 'table.css'),
    script('base.js', [], 'base.css'),
    script('other.js', ['base.js'], 'other.css'),
  ];
  const byName = new Map(scripts.map((each) => [each.fileName, each]));
  expect([...sheetsWith(page, byName)]).toEqual(['page.css', 'table.css', 'base.css']);
});
