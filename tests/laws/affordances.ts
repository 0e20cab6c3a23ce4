import type { ESTree } from 'vite';

type Node = ESTree.Node;

/** One module, as it was read. */
export interface Source {
  readonly path: string;
  readonly program: ESTree.Program;
  /** The modules that it takes its parts from, at once or later. */
  readonly imports: readonly string[];
}

export interface Decision {
  readonly path: string;
  readonly start: number;
}

/** What asks for a role, or for a status of the record or of a request. */
const questions = new Set(['isStaff', 'isMember', 'isFor']);
const fields = new Set(['role', 'status', 'isSuccess', 'isError']);

/** What somebody presses or follows. Tabs and filters are none: they choose among what a list answers. */
const elements = new Set(['Button', 'IconButton', 'LinkButton', 'IconLink', 'TextLink', 'Menu']);
/** What makes an item of a menu, or says how an event is sent. */
const itemFields = new Set(['link', 'onSelect', 'send']);

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node) as unknown[])
    for (const child of [value].flat())
      if (typeof child === 'object' && child !== null && 'type' in child) yield child as Node;
}

function* allIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* allIn(child);
}

const nameOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? node.name : undefined;

const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

/** The functions of a module that have a name, with what they take. */
function* functionsIn(program: Node): Generator<readonly [name: string, node: ESTree.Function]> {
  for (const node of allIn(program)) {
    if (node.type === 'FunctionDeclaration' && node.id) yield [node.id.name, node];
    if (node.type !== 'VariableDeclarator' || node.init == null) continue;
    const name = nameOf(node.id);
    if (name !== undefined && isFunction(node.init)) yield [name, node.init as ESTree.Function];
  }
}

/** The own name of what is taken: `{ a: b = 1 }` gives `a` and `b`. */
function* takenBy(pattern: Node | undefined): Generator<readonly [key: string, name: string]> {
  if (pattern?.type !== 'ObjectPattern') return;
  for (const property of pattern.properties) {
    if (property.type !== 'Property') continue;
    const key = nameOf(property.key);
    const value =
      property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    const name = nameOf(value);
    if (key !== undefined && name !== undefined) yield [key, name];
  }
}

/** A guard that the server has answered: `mayExport`, `offers('EDIT')`, something of `availableEvents`. */
const answered = /^(?:may[A-Z]\w*|offers\w*|availableEvents|can)$/;

const isAnswered = (test: Node): boolean =>
  [...allIn(test)].some((node) => answered.test(nameOf(node) ?? ''));

/** What stands in a block after a node that leaves it. */
function restAfter(block: Node, node: Node): readonly Node[] {
  const statements = block.type === 'BlockStatement' ? block.body : [];
  const index = statements.findIndex((each) => each === node);
  return index < 0 ? [] : statements.slice(index + 1);
}

const leaves = (node: Node): boolean =>
  node.type === 'ReturnStatement' ||
  (node.type === 'BlockStatement' && node.body.at(-1)?.type === 'ReturnStatement');

/**
 * Where a role, a status or the outcome of another request decides whether there is something to press or to follow: a test that is made of one of them, with such an
 * element below it that has no guard of its own from the server; in the same module, or in a part that is told by a property or an argument.
 */
export function affordanceDecisionsIn(sources: readonly Source[]): Decision[] {
  const hasAct = actsIn(sources);
  const told: Told = { values: new Set(), questions: new Set(questions) };
  const found: Decision[] = [];
  for (let before = -1; before !== told.values.size + told.questions.size;) {
    before = told.values.size + told.questions.size;
    found.length = 0;
    for (const source of sources) judge(source, told, (node) => hasAct(node, source), found);
  }
  return found;
}

type HasAct = (node: Node, source: Source) => boolean;

/** Finds out which parts have something to press, themselves or in a part of theirs. */
function actsIn(sources: readonly Source[]): HasAct {
  const parts = sources.flatMap((source) =>
    [...functionsIn(source.program)].flatMap(([name, { body }]) =>
      /^[A-Z]/.test(name) && body ? [{ source, name, body }] : [],
    ),
  );
  const own = new Set(parts.map(({ source, name }) => `${source.path}#${name}`));
  const acting = new Set<string>();
  const isAct = (name: string, { path, imports }: Source): boolean => {
    if (own.has(`${path}#${name}`)) return acting.has(`${path}#${name}`);
    return elements.has(name) || imports.some((target) => acting.has(`${target}#${name}`));
  };
  const hasAct: HasAct = (node, source) => {
    if (node.type === 'JSXOpeningElement' && isAct(nameOf(node.name) ?? '', source)) return true;
    if (node.type === 'Property' && itemFields.has(nameOf(node.key) ?? '')) return true;
    if (node.type === 'ConditionalExpression' && isAnswered(node.test)) return false;
    for (const child of childrenOf(node)) if (hasAct(child, source)) return true;
    return false;
  };
  for (let before = -1; before !== acting.size;) {
    before = acting.size;
    for (const { source, name, body } of parts)
      if (hasAct(body, source)) acting.add(`${source.path}#${name}`);
  }
  return hasAct;
}

interface Told {
  /** `Row.mayEdit`, `columnsFor.1`: what is told about a role or a status. */
  readonly values: Set<string>;
  /** The functions that answer with one. */
  readonly questions: Set<string>;
}

function judge(
  { path, program }: Source,
  { values, questions: asking }: Told,
  hasAct: (node: Node) => boolean,
  found: Decision[],
): void {
  const names = new Set<string>();
  const functions = [...functionsIn(program)];
  for (const [name, { params }] of functions)
    for (const [index, param] of params.entries()) {
      const own = nameOf(param);
      if (own !== undefined && values.has(`${name}.${index}`)) names.add(own);
      if (index > 0) continue;
      for (const [key, taken] of takenBy(param)) if (values.has(`${name}.${key}`)) names.add(taken);
    }

  const asks = (node: Node): boolean => {
    switch (node.type) {
      case 'Identifier':
        return names.has(node.name) || fields.has(node.name);
      case 'MemberExpression':
        // The status of an error is an answer's, about what was asked there.
        return (
          !node.computed &&
          fields.has(nameOf(node.property) ?? '') &&
          nameOf(node.object) !== 'error'
        );
      case 'UnaryExpression':
        return asks(node.argument);
      case 'BinaryExpression':
      case 'LogicalExpression':
        return asks(node.left) || asks(node.right);
      case 'ConditionalExpression':
        return asks(node.consequent) || asks(node.alternate) || choosesAnswer(node);
      case 'CallExpression': {
        const callee = nameOf(node.callee) ?? '';
        if (asking.has(callee)) return true;
        return !/^use[A-Z]/.test(callee) && node.arguments.some((each) => asks(each));
      }
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return asks(node.expression);
      default:
        return false;
    }
  };
  /** A choice between words is told no further; one between yes and no is. */
  const choosesAnswer = ({ test, ...either }: ESTree.ConditionalExpression): boolean =>
    asks(test) &&
    [either.consequent, either.alternate].every(
      (each) => each.type === 'Literal' && typeof each.value !== 'string',
    );

  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const node of allIn(program)) {
      if (node.type !== 'VariableDeclarator' || node.init == null) continue;
      const name = nameOf(node.id);
      if (name !== undefined && asks(node.init)) names.add(name);
    }
  }
  for (const [name, part] of functions)
    if (/^[a-z]/.test(name) && part.body && answersOf(part).some(asks)) asking.add(name);

  const report = ({ start }: Node): void => {
    found.push({ path, start });
  };
  for (const node of allIn(program)) {
    if (node.type === 'ConditionalExpression' && asks(node.test))
      if (hasAct(node.consequent) || hasAct(node.alternate)) report(node);
    if (node.type === 'LogicalExpression' && asks(node.left) && hasAct(node.right)) report(node);
    if (node.type === 'BlockStatement')
      for (const each of node.body) {
        if (each.type !== 'IfStatement' || !asks(each.test)) continue;
        const branches = [each.consequent, ...(each.alternate ? [each.alternate] : [])];
        const rest = leaves(each.consequent) ? restAfter(node, each) : [];
        if ([...branches, ...rest].some(hasAct)) report(each);
      }
    if (node.type === 'JSXOpeningElement')
      for (const attribute of node.attributes)
        if (
          attribute.type === 'JSXAttribute' &&
          attribute.value?.type === 'JSXExpressionContainer' &&
          asks(attribute.value.expression)
        )
          values.add(`${nameOf(node.name) ?? ''}.${nameOf(attribute.name) ?? ''}`);
    if (node.type === 'CallExpression')
      for (const [index, argument] of node.arguments.entries())
        if (asks(argument)) values.add(`${nameOf(node.callee) ?? ''}.${index}`);
  }
}

/** What a function answers with, as far as it is said in its own body. */
function answersOf({ body }: ESTree.Function): Node[] {
  if (body == null) return [];
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
    if (!isFunction(node)) for (const child of childrenOf(node)) look(child);
  };
  look(body);
  return found;
}
