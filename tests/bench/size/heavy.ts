import type { Contents } from '#tools/pages/contents.ts';

/** Parts that neither of the first two pages may bring along. */
const heavy: Readonly<Record<string, RegExp>> = {
  'a schema library': /node_modules\/zod\//,
  confetti: /node_modules\/canvas-confetti\//,
  'the drawing of charts': /^src\/web\/charts\/drawing\/|node_modules\/elkjs\//,
  'charts for numbers': /^src\/web\/ui\/charts\/(line-chart|bar-chart|chart-frame)\.tsx$/,
  'the date picker': /^src\/web\/ui\/dates\/date-(time-)?picker|^src\/domain\/dates\/(?!specified)/,
  'rich text': /^src\/web\/ui\/rich-text|^src\/domain\/markdown\//,
  'the meeting client': /node_modules\/@zoomus\//,
};

/** Which heavy parts are in some scripts, each with the module that shows it. */
export function heavyPartsIn(scripts: readonly string[], contents: Contents): string[] {
  return scripts.flatMap((script) =>
    Object.entries(heavy).flatMap(([what, is]) => {
      const module = (contents[script] ?? []).find((path) => is.test(path));
      return module === undefined ? [] : [`${what}: ${module} in ${script}`];
    }),
  );
}
