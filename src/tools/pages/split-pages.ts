import { basename } from 'node:path';
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** Stands behind the name of a file with a route: the module with what it draws. */
export const pageMark = '?page';

/** A file with a route, as two modules. */
export interface Parts {
  /** The route, and what it needs before its page is there. */
  readonly route: string;
  /** What it draws. */
  readonly page: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Use extends Span {
  readonly name: string;
}

const isWithin = (one: Span, { start, end }: Span): boolean => one.start >= start && one.end <= end;

/** Null for a file without a route, and where the route says itself how its component is fetched. */
export function partsOf(file: string, source: string): Parts | null {
  const { program } = parseSync(file, source);
  const uses = usesIn(program);
  const route = program.body.find((each) => declaredBy(each, uses).includes('Route'));
  const component = route && componentIn(route);
  if (!route || !component) return null;

  // What stands around the route, as far as it needs that: by the names in it, and the names in those.
  const kept = new Set<ESTree.Node>([route]);
  const names = new Set<string>();
  for (const each of kept) {
    const own = uses.filter((use) => isWithin(use, each) && !isWithin(use, component));
    for (const { name } of own) {
      const declaring = names.has(name)
        ? undefined
        : program.body.find((other) => declaredBy(other, uses).includes(name));
      names.add(name);
      if (declaring) kept.add(declaring);
    }
  }

  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const fetched = `waymarkPage(() => import('./${basename(file)}${pageMark}'), 'component')`;
  const statements = program.body.flatMap((each) => {
    if (each.type === 'ImportDeclaration') return importOf(each, names, textOf);
    if (!kept.has(each)) return [];
    if (each !== route) return textOf(each);
    return (
      source.slice(each.start, component.start) + fetched + source.slice(component.end, each.end)
    );
  });
  return {
    route: [
      "import { lazyRouteComponent as waymarkPage } from '@tanstack/react-router';",
      ...statements,
    ].join('\n'),
    page: [
      source.slice(0, route.start),
      `import { Route } from './${basename(file)}';`,
      source.slice(route.end),
      `export const component = ${textOf(component)};`,
    ].join('\n'),
  };
}

/** Every name, but for those of members and properties. */
function usesIn(program: ESTree.Program): Use[] {
  const uses: Use[] = [];
  const others = new Set<number>();
  const add = ({ name, start }: { name: string; start: number }): void => {
    if (!others.has(start)) uses.push({ name, start, end: start + name.length });
  };
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) others.add(property.start);
    },
    Property: ({ computed, shorthand, key }) => {
      if (!computed && !shorthand) others.add(key.start);
    },
    Identifier: add,
    JSXIdentifier: add,
  }).visit(program);
  return uses;
}

/** What a statement gives names to; imports are looked at by themselves. */
function declaredBy(statement: ESTree.Node, uses: readonly Use[]): string[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : [];
  if (node?.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ id }) =>
    id.type === 'Identifier'
      ? [id.name]
      : uses.filter((use) => isWithin(use, id)).map(({ name }) => name),
  );
}

/** `Teams` in `createFileRoute('/app/teams')({ …, component: Teams })`. */
function componentIn(route: ESTree.Node): Span | null {
  const declared = route.type === 'ExportNamedDeclaration' ? route.declaration : route;
  const init = declared?.type === 'VariableDeclaration' ? declared.declarations[0]?.init : null;
  const options = init?.type === 'CallExpression' ? init.arguments[0] : undefined;
  if (options?.type !== 'ObjectExpression') return null;
  for (const each of options.properties)
    if (each.type === 'Property' && each.key.type === 'Identifier')
      if (each.key.name === 'component' && each.value.type !== 'CallExpression') return each.value;
  return null;
}

/** An import with as much of it as is named; none where nothing is. */
function importOf(
  { specifiers, source }: ESTree.ImportDeclaration,
  names: ReadonlySet<string>,
  textOf: (span: Span) => string,
): string[] {
  const wanted = specifiers.filter(({ local }) => names.has(local.name));
  const single = wanted.filter(({ type }) => type !== 'ImportSpecifier').map(textOf);
  const several = wanted.filter(({ type }) => type === 'ImportSpecifier').map(textOf);
  if (wanted.length === 0) return [];
  const clauses = [...single, ...(several.length > 0 ? [`{ ${several.join(', ')} }`] : [])];
  return [`import ${clauses.join(', ')} from ${textOf(source)};`];
}

/**
 * Splits each file with a route into two modules as the product is built: the route, which stands in the map of its area, and what it draws, which is fetched when
 * somebody goes there. Where the product runs from its sources it stays one.
 */
export function splitPages(web: string): Plugin {
  const isOurs = (id: string): boolean => id.startsWith(web) && id.endsWith('.tsx');
  return {
    name: 'waymark:split-pages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isPage = id.endsWith(pageMark);
      const file = isPage ? id.slice(0, -pageMark.length) : id;
      if (!isOurs(file) || !code.includes('createFileRoute(')) return null;
      const parts = partsOf(file, code);
      if (isPage && parts === null) this.error(`${file} has no page of its own.`);
      return parts && { code: isPage ? parts.page : parts.route, map: null };
    },
  };
}
