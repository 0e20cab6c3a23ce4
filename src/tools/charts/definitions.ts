import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Visitor, parseSync, type ESTree } from 'vite';
import type { GuardDefinition } from '#web/charts/drawing/chart.ts';

/** Where the modules of a machine are read: in the working copy, or as a revision has them. */
export interface Sources {
  readonly list: (folder: string) => readonly string[];
  /** Null where there is no such file. */
  readonly read: (path: string) => string | null;
}

const root = join(import.meta.dirname, '../../..');

/** The modules as they are now. */
export const workingCopy: Sources = {
  list: (folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
};

interface Module {
  readonly path: string;
  readonly text: string;
  /** What it declares for all of it: functions and plain constants. */
  readonly declared: ReadonlyMap<string, ESTree.Node>;
  /** What it imports of this repository: the module and the name there, by the name here. */
  readonly imported: ReadonlyMap<string, readonly [path: string, name: string]>;
  readonly guards: ReadonlyMap<string, ESTree.Node>;
  /** The guards that ask the server. */
  readonly questions: readonly string[];
}

/** Guards that no chart has for itself. */
const shared = ['machines/plain-record.ts', 'machines/reference-record.ts'];
/** How every chart reads an event: of no guard in particular. */
const kernel = 'machines/verbs.ts';
/** What is longer is told apart by its digest. */
const longest = 60;
const aliases: Readonly<Record<string, string>> = {
  '#domain/': 'src/domain/',
  '#machines/': 'machines/',
};

/** What each guard of a machine asks, as it is written, with the functions and constants that it rests on. */
export function definitionsOf(sources: Sources, machine: string): Record<string, GuardDefinition> {
  const modules = new Map<string, Module | null>();
  const moduleAt: ModuleAt = (path) => {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const text = sources.read(path);
    const found = text === null ? null : moduleOf(path, text);
    modules.set(path, found);
    return found;
  };
  const folder = `machines/${machine === 'alert' ? 'alerts' : machine}`;
  const here = sources
    .list(folder)
    .toSorted()
    .flatMap((path) => moduleAt(path) ?? []);
  // A chart may take guards over from another, as attendees take the refund of bookings.
  const beside = here
    .flatMap(({ imported }) => [...imported.values()].map(([path]) => path))
    .filter((path) => /^machines\/[^/]+\//.test(path) && !path.startsWith(`${folder}/`));
  const all = [...shared, ...new Set(beside)].flatMap((path) => moduleAt(path) ?? []);
  return Object.fromEntries(
    [...all, ...here].flatMap((module) => [
      ...module.questions.map((name) => [name, answered] as const),
      ...[...module.guards].map(([name, node]) => [name, whole(module, node, moduleAt)] as const),
    ]),
  );
}

type ModuleAt = (path: string) => Module | null;

const answered: GuardDefinition = { asks: 'the server', rests: {} };

function moduleOf(path: string, text: string): Module {
  const declared = new Map<string, ESTree.Node>();
  const imported = new Map<string, readonly [string, string]>();
  const guards = new Map<string, ESTree.Node>();
  const questions: string[] = [];
  const { program, module } = parseSync(path, text);
  for (const { moduleRequest, entries } of module.staticImports) {
    const target = targetOf(path, moduleRequest.value);
    for (const { localName, importName, isType } of entries)
      if (target !== null && !isType)
        imported.set(localName.value, [target, importName.name ?? localName.value]);
  }
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id) declared.set(node.id.name, node);
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      if (isPlain(init)) declared.set(id.name, init);
      if (/guards$/i.test(id.name)) collect(init, guards);
      if (/questions$/i.test(id.name)) questions.push(...namesIn(init));
    }
  }
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'guards') collect(value, guards);
    },
  }).visit(program);
  return { path, text, declared, imported, guards, questions };
}

const bare = (node: ESTree.Node): ESTree.Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression)
    : node;

/** Functions, and constants that are computed: tables are too much to be said in a sentence. */
const isPlain = (node: ESTree.Node): boolean =>
  ['ArrowFunctionExpression', 'BinaryExpression', 'Literal', 'UnaryExpression'].includes(node.type);

function propertiesOf(node: ESTree.Node): { readonly name: string; readonly value: ESTree.Node }[] {
  const object = bare(node);
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier'
      ? [{ name: each.key.name, value: each.value }]
      : [],
  );
}

const namesIn = (node: ESTree.Node): string[] => propertiesOf(node).map(({ name }) => name);

/** What a guard is, not what it says. */
function collect(node: ESTree.Node, guards: Map<string, ESTree.Node>): void {
  for (const { name, value } of propertiesOf(node))
    if (!['ObjectExpression', 'Literal'].includes(bare(value).type)) guards.set(name, value);
}

function targetOf(from: string, request: string): string | null {
  if (request.startsWith('.')) return posix.join(posix.dirname(from), request);
  const alias = Object.keys(aliases).find((each) => request.startsWith(each));
  return alias ? `${aliases[alias]}${request.slice(alias.length)}` : null;
}

const textOf = ({ text }: Module, { start, end }: ESTree.Node): string =>
  text
    .slice(start, end)
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?: Asked\b/g, '')
    .trim();

/** A guard, and everything plain that it names. */
function whole(module: Module, node: ESTree.Node, moduleAt: ModuleAt): GuardDefinition {
  const rests = new Map<string, string>();
  const follow = (from: Module, text: string): void => {
    for (const [name] of text.matchAll(/(?<![.\w'])[a-zA-Z_]\w*/g)) {
      const [path, there] = from.imported.get(name) ?? [from.path, name];
      const home = path === kernel ? null : moduleAt(path);
      const found = home?.declared.get(there);
      if (!home || !found || rests.has(there)) continue;
      const written = textOf(home, found);
      rests.set(there, written);
      follow(home, written);
    }
  };
  const own = textOf(module, node);
  follow(module, own);
  const asks = rests.get(own) ?? own;
  rests.delete(own);
  return {
    asks,
    rests: Object.fromEntries([...rests].map(([name, text]) => [name, short(text)])),
  };
}

const short = (text: string): string =>
  text.length <= longest ? text : `#${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
