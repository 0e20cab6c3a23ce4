import { isSafeLink } from './safe-link.ts';
import type { Inline } from './tree.ts';

type Mark = 'strong' | 'emphasis';

/** What is open at a place: the whole text, or a mark that still waits for its end. */
type Frame = { readonly mark: Mark | null; readonly sign: string; readonly nodes: Inline[] };

const sizes: Readonly<Record<Mark, number>> = { strong: 2, emphasis: 1 };

// Each of them stops at a character that begins the next attempt, so that no text makes the reading longer than its length.
const plain = /[^\\`*_[h\n]+/y;
const code = /`([^`\n]+)`/y;
const link = /\[((?:[^[\]\\\n]|\\[^\n])*)\]\(((?:[^()\s]|\([^()\s]*\))*)\)/y;
const address = /https:\/\/[^\s<>()[\]"'`*\\]+/y;
const run = /\*+|_+/y;

const escapable = /[\\`*_[\](){}#+\-.!>]/;
const inWord = /[\p{L}\p{N}]/u;
const blank = /^\s?$/;

/** Reads the marks inside a paragraph. What is not a mark, or one without its other half, stays as it was written. */
export const parseInline = (source: string): readonly Inline[] => read(source, true);

function read(source: string, linksAllowed: boolean): Inline[] {
  const root: Frame = { mark: null, sign: '', nodes: [] };
  const open: Frame[] = [root];
  const top = () => open.at(-1) ?? root;
  const write = (text: string) => append(top().nodes, text);
  const match = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };

  let at = 0;
  while (at < source.length) {
    const character = source.charAt(at);
    const found = match(readers[character] ?? plain, at);
    const [whole = character, first = '', href = ''] = found ?? [];
    at += whole.length;
    if (character === '\n') top().nodes.push({ kind: 'break' });
    else if (character === '\\' && escapable.test(source.charAt(at))) {
      write(source.charAt(at));
      at += 1;
    } else if (!found) write(whole);
    else if (character === '`') top().nodes.push({ kind: 'code', text: first });
    else if (character === '[') {
      if (linksAllowed && first.trim() !== '' && isSafeLink(href))
        top().nodes.push({ kind: 'link', href, children: read(first, false) });
      else {
        // Not a link: the bracket is a bracket, and what follows it is read as usual.
        write('[');
        at -= whole.length - 1;
      }
    } else if (character === 'h') {
      const target = whole.replace(/[.,;:!?_]+$/, '');
      at -= whole.length - target.length;
      if (linksAllowed && isSafeLink(target))
        top().nodes.push({
          kind: 'link',
          href: target,
          children: [{ kind: 'text', text: target }],
        });
      else write(target);
    } else if (character === '*' || character === '_') {
      const before = source.charAt(at - whole.length - 1);
      marks(open, whole, before, source.charAt(at));
    } else write(whole);
  }
  settle(open, 1);
  return root.nodes;
}

const nothing = /(?!)/y;
const readers: Readonly<Record<string, RegExp>> = {
  '`': code,
  '[': link,
  '*': run,
  _: run,
  '\n': nothing,
  '\\': nothing,
  h: address,
};

/** A run of asterisks or underscores ends what is open, begins what is not, and is text where it can do neither. */
function marks(open: Frame[], signs: string, before: string, after: string): void {
  const sign = signs.charAt(0);
  const within = sign === '_' && inWord.test(before) && inWord.test(after);
  const canClose = !blank.test(before) && !within;
  const canOpen = !blank.test(after) && !within;
  let left = signs.length;
  const nodes = () => open.at(-1)?.nodes ?? [];
  while (left > 0) {
    const closes = canClose
      ? open.findLastIndex(
          ({ mark, sign: own, nodes: inside }) =>
            mark !== null && own === sign && sizes[mark] <= left && inside.length > 0,
        )
      : -1;
    const begins = (['strong', 'emphasis'] as const).find(
      (mark) => sizes[mark] <= left && !open.some((frame) => frame.mark === mark),
    );
    const closing = closes === -1 ? null : open[closes];
    if (closing?.mark) {
      settle(open, closes + 1);
      open.pop();
      nodes().push({ kind: closing.mark, children: closing.nodes });
      left -= sizes[closing.mark];
    } else if (canOpen && begins) {
      open.push({ mark: begins, sign, nodes: [] });
      left -= sizes[begins];
    } else {
      append(nodes(), sign.repeat(left));
      left = 0;
    }
  }
}

/** What was begun above a height and never ended becomes text again. */
function settle(open: Frame[], height: number): void {
  const target = open[height - 1];
  if (!target) return;
  for (const { mark, sign, nodes } of open.splice(height)) {
    append(target.nodes, mark ? sign.repeat(sizes[mark]) : '');
    for (const node of nodes)
      if (node.kind === 'text') append(target.nodes, node.text);
      else target.nodes.push(node);
  }
}

function append(nodes: Inline[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  if (last?.kind === 'text') nodes.splice(-1, 1, { kind: 'text', text: last.text + text });
  else nodes.push({ kind: 'text', text });
}
