import { Visitor } from 'vite';
import type { ESTree } from 'vite';

type Node = ESTree.Node;

export interface Decision {
  readonly start: number;
  readonly what: string;
}

const fields = new Set(['status', 'creditState', 'moving']);
const regions = new Set(['credit', 'move']);
const questions = new Set(['eq', 'ne', 'inArray', 'notInArray', 'like', 'notLike', 'ilike']);
const looks = new Set(['startsWith', 'includes', 'endsWith', 'indexOf', 'match']);

/** What an expression is about, whatever stands around it: `row?.status`, `(row.status as string)`, `row?.status ?? ''`. */
function bare(node: Node): Node {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return bare(node.expression);
    case 'LogicalExpression':
      return node.operator === '??' ? bare(node.left) : node;
    default:
      return node;
  }
}

/** A status, the state of a credit, or another region of a row. */
function isStatus(given: Node): boolean {
  const node = bare(given);
  if (node.type === 'Identifier') return fields.has(node.name);
  if (node.type !== 'MemberExpression') return false;
  const { property, computed } = node;
  if (!computed) return property.type === 'Identifier' && fields.has(property.name);
  const object = bare(node.object);
  const name =
    object.type === 'MemberExpression' && object.property.type === 'Identifier'
      ? object.property.name
      : object.type === 'Identifier' && object.name;
  return name === 'regions' && property.type === 'Literal' && regions.has(String(property.value));
}

const inSql =
  /\b(?:status|credit_?state|moving|regions\['(?:credit|move)'\])\}?\s*(?:=|<>|!=|(?:not )?in|(?:not )?i?like)\s*\(?\s*'/i;

/** Where a module says by itself what a state means: by comparing, by looking into it, by lists of its own, and in SQL. */
export function stateDecisionsIn(
  program: ESTree.Program,
  text: string,
  states: ReadonlySet<string>,
): Decision[] {
  const found: Decision[] = [];
  const lists = new Set<string>();
  const namesState = (given: Node): boolean => {
    const node = bare(given);
    return (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      node.value.split('.').every((part) => states.has(part))
    );
  };
  const listsStates = (given: Node): boolean => {
    const node = bare(given);
    if (node.type === 'Identifier') return lists.has(node.name);
    if (node.type === 'NewExpression')
      return node.arguments.some((each) => each.type !== 'SpreadElement' && listsStates(each));
    return (
      node.type === 'ArrayExpression' &&
      node.elements.some((each) => each && each.type !== 'SpreadElement' && namesState(each))
    );
  };
  const report = ({ start }: { readonly start: number }, what: string) =>
    found.push({ start, what });

  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && listsStates(init)) lists.add(id.name);
    },
  }).visit(program);
  new Visitor({
    BinaryExpression: (node) => {
      const { left, right, operator } = node;
      if (!['===', '!==', '==', '!='].includes(operator)) return;
      if ((isStatus(left) && namesState(right)) || (isStatus(right) && namesState(left)))
        report(node, 'compares a status');
    },
    SwitchStatement: (node) => {
      const cases = node.cases.flatMap((branch) => (branch.test ? [branch.test] : []));
      if (isStatus(node.discriminant) && cases.some(namesState))
        report(node, 'switches on a status');
    },
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (first === undefined || first.type === 'SpreadElement') return;
      const callee = bare(node.callee);
      if (callee.type === 'Identifier' && questions.has(callee.name) && isStatus(first))
        report(node, 'asks for a status in a query');
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (isStatus(object) && looks.has(property.name) && namesState(first))
        report(node, 'looks into a status');
      if (
        ['includes', 'has', 'indexOf'].includes(property.name) &&
        isStatus(first) &&
        listsStates(object)
      )
        report(node, 'has a list of states of its own');
    },
    TemplateLiteral: (node) => {
      if (inSql.test(text.slice(node.start, node.end))) report(node, 'names a state in SQL');
    },
  }).visit(program);
  return found;
}
