import { format } from 'node:util';

type Body = (...args: never[]) => unknown;
type Hook = () => unknown;

/** Tests as they are collected: what they are called, what they do, and what is done before and after them. */
export interface Group {
  readonly name: string;
  readonly tests: Test[];
  readonly groups: Group[];
  readonly before: Hook[];
  readonly after: Hook[];
  readonly beforeEvery: Hook[];
  readonly afterEvery: Hook[];
}

export interface Test {
  readonly name: string;
  readonly body: Hook;
}

const group = (name: string): Group => ({
  name,
  tests: [],
  groups: [],
  before: [],
  after: [],
  beforeEvery: [],
  afterEvery: [],
});

let open: Group = group('');

/** Everything that a file declares while it is imported. */
export async function collected(load: () => Promise<unknown>): Promise<Group> {
  const outer = group('');
  open = outer;
  await load();
  return outer;
}

/** The rows of `each`: a list of lists is given as arguments. Rows of one name are told apart by their number. */
const eachOf =
  (declare: (name: string, body: Body) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, body: Body) => {
    for (const [index, row] of rows.entries()) {
      const given = Array.isArray(row) ? row : [row];
      const named = given.slice(0, name.match(/%[a-z]/g)?.length ?? 0);
      const title = `${format(name, ...named)} (row ${index + 1})`;
      declare(title, () => (body as (...args: unknown[]) => unknown)(...given));
    }
  };

const bodyOf = (args: readonly unknown[]): Body =>
  (args.find((each) => typeof each === 'function') ?? (() => {})) as Body;

const declareTest = (name: string, ...args: unknown[]) =>
  void open.tests.push({ name, body: bodyOf(args) });

const declareGroup = (name: string, ...args: unknown[]) => {
  const outer = open;
  open = group(name);
  outer.groups.push(open);
  bodyOf(args)();
  open = outer;
};

const chosen = <Declare extends object>(declare: Declare, none: Declare) =>
  Object.assign(declare, {
    skipIf: (skipped: unknown) => (skipped ? none : declare),
    runIf: (run: unknown) => (run ? declare : none),
    sequential: declare,
    concurrent: declare,
  });

const none = Object.assign(() => {}, { each: () => () => {}, for: () => () => {} });
export const it = chosen(
  Object.assign(declareTest, { each: eachOf(declareTest), for: eachOf(declareTest), skip: none }),
  none as never,
);
export const test = it;
export const describe = chosen(
  Object.assign(declareGroup, {
    each: eachOf(declareGroup),
    for: eachOf(declareGroup),
    skip: none,
  }),
  none as never,
);
export const beforeAll = (hook: Hook) => void open.before.push(hook);
export const afterAll = (hook: Hook) => void open.after.push(hook);
export const beforeEach = (hook: Hook) => void open.beforeEvery.push(hook);
export const afterEach = (hook: Hook) => void open.afterEvery.push(hook);

export { expect, vi, assert } from 'vitest';
