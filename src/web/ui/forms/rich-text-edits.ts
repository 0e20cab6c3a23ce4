/** A text and what is selected in it. */
export type Selected = { text: string; from: number; to: number };

/** Replace `from`–`to` by `text`, then select. */
export type Edit = {
  from: number;
  to: number;
  text: string;
  select: readonly [from: number, to: number];
};

/** Puts a mark round the selection, or takes it away where it is. */
export function aroundSelection({ text, from, to }: Selected, mark: string): Edit {
  const size = mark.length;
  const inside = text.slice(from, to);
  const isMarked =
    text.slice(from - size, from) === mark &&
    text.slice(to, to + size) === mark &&
    !(size === 1 && text.charAt(from - 2) === mark && text.charAt(from - 3) !== mark);
  if (isMarked)
    return { from: from - size, to: to + size, text: inside, select: [from - size, to - size] };
  return { from, to, text: mark + inside + mark, select: [from + size, to + size] };
}

/** Makes the selection a link's words and selects the place for its address; a selected address becomes the address. */
export function linkOfSelection({ text, from, to }: Selected): Edit {
  const inside = text.slice(from, to);
  if (/^https:\/\/\S+$/.test(inside))
    return { from, to, text: `[](${inside})`, select: [from + 1, from + 1] };
  const address = from + inside.length + 3;
  return {
    from,
    to,
    text: `[${inside}](https://)`,
    select: [address, address + 'https://'.length],
  };
}

/** Begins each line of the selection with a sign, or takes it away where all have it. Numbers count. */
export function linesOfSelection({ text, from, to }: Selected, sign: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const known = sign === '1. ' ? /^\d{1,3}[.)] / : null;
  const has = (line: string) => known?.test(line) ?? line.startsWith(sign);
  const bare = (line: string) => (known ? line.replace(known, '') : line.slice(sign.length));
  const made = lines.every(has)
    ? lines.map(bare)
    : lines.map((line, at) => (known ? `${at + 1}. ` : sign) + line);
  const replaced = made.join('\n');
  const select =
    from === to
      ? ([start + replaced.length, start + replaced.length] as const)
      : ([start, start + replaced.length] as const);
  return { from: start, to: end, text: replaced, select };
}

/** Does an edit as if it had been typed, so that the browser's own undo takes it back. */
export function typeInto(area: HTMLTextAreaElement, { from, to, text, select }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = text === '' ? runCommand('delete') : runCommand('insertText', text);
  if (!isTyped) {
    area.setRangeText(text, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

/** The one way to change a text and keep its undo; false where there is no such command. */
function runCommand(name: 'insertText' | 'delete', text?: string): boolean {
  return 'execCommand' in document && document.execCommand(name, false, text);
}
