import { parseSync } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { affordanceDecisionsIn, type Source } from './affordances.ts';
import { expectNone } from './breach.ts';
import { at, importsOf, modules, programOf } from './tree.ts';

/** What a module takes from others; a `public.ts` passes on what is behind it. */
const importsIn = (path: string): string[] =>
  importsOf(path)
    .map(({ target }) => target)
    .flatMap((target) =>
      target.endsWith('/public.ts') && modules.includes(target)
        ? [target, ...importsOf(target).map((each) => each.target)]
        : [target],
    );

const sources = modules
  .filter((path) => /^src\/web\/(features|screens)\//.test(path))
  .map((path): Source => ({ path, program: programOf(path), imports: importsIn(path) }));

test('no role, no status and no other answer decides what there is to press or to follow', () => {
  expect(sources.length).toBeGreaterThan(300);
  expectNone(
    affordanceDecisionsIn(sources).map((each) => at(each.path, each)),
    {
      because:
        'only the server knows who may do something, and the page says whom it is for: a guess beside them offers what is refused, or hides what is allowed',
      remedy:
        'a link hides itself where its page is not for the reader; an event follows availableEvents, a new record mayCreate, an export mayExport; where neither says it, have the answer say mayX',
    },
  );
}, 60_000);

describe('it notices', () => {
  const source = (path: string, text: string, imports: string[] = []): Source => ({
    path,
    program: parseSync(path, text).program,
    imports,
  });
  const found = (text: string, ...others: Source[]) =>
    affordanceDecisionsIn([source('page.tsx', text, ['part.tsx']), ...others]).length;

  it.each([
    ['a role in a test', 'const a = isStaff(me) ? <LinkButton to="/" /> : null;'],
    ['a role behind a name', 'const is = isStaff(me); const a = is && <Button>Go</Button>;'],
    ['a role that is compared', "const a = me.role !== 'Coach' ? <TextLink /> : null;"],
    ['a role that was taken out', "const { role } = me; const a = role === 'Coach' && <Menu />;"],
    ['a status', 'const a = isOpen(row.status) ? <Card><IconButton /></Card> : null;'],
    ['another request', 'const a = query.isSuccess ? <Button>Go</Button> : null;'],
    [
      'a page that ends early',
      'function A() { if (isMember(me)) return null; return <Button />; }',
    ],
    ['an item of a menu', "const items = isStaff(me) ? [{ key: 'a', onSelect }] : [];"],
    [
      'an act inside a part',
      'const Part = () => <Button />; const a = isStaff(me) ? <Part /> : null;',
    ],
    [
      'what is told by a property',
      'const B = ({ may }) => may ? <Button /> : null; const a = <B may={isStaff(me)} />;',
    ],
    ['what is told by an argument', 'const b = (may) => may ? <Button /> : null; b(isStaff(me));'],
    [
      'a function that answers',
      'const is = (row) => isOpen(row.status); const a = is(row) ? <Button /> : null;',
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toBe(1);
  });

  it('an act inside a part of another module', () => {
    const part = source('part.tsx', 'export function Part() { return <Button />; }');
    expect(found('const a = isStaff(me) ? <Part /> : null;', part)).toBe(1);
  });

  it.each([
    ['words', "const a = <Button>{isStaff(me) ? 'Remove' : 'Withdraw'}</Button>;"],
    ['a badge', 'const a = isOpen(row.status) ? <Badge>Open</Badge> : null;'],
    ['a column', 'const columns = isStaff(me) ? [organization, ...others] : others;'],
    ['what the server has answered', 'const a = booking.mayJoin ? <LinkButton to="/" /> : null;'],
    [
      'an act with a guard of its own',
      "const a = isOpen(row.status) ? <p>{offers('EDIT') ? <Button /> : null}</p> : null;",
    ],
    ['what cannot be loaded', 'const a = error.status === 404 ? <LinkButton to="/" /> : null;'],
  ])('nothing wrong with %s', (_, text) => {
    expect(found(text)).toBe(0);
  });
});
