import type { Attributes, Drawn } from '#contract/drawing.ts';

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** What loads or does something by being there stays out: the product brings it a moment later. */
const refused = new Set([
  'audio',
  'embed',
  'iframe',
  'link',
  'object',
  'script',
  'style',
  'template',
  'video',
]);
const dropped = /^(?:on.*|autofocus|autoplay|srcdoc|ping)$/i;
/** Names by which elements find one another are others than those of the product's own page, which is drawn beside it. */
const names =
  /^(?:id|for|form|list|headers|aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))$/i;
const ownName = (name: string): string => `drawn-${name}`;
const ownNames = (attribute: string, value: string): string => {
  if (names.test(attribute)) return value.replaceAll(/\S+/g, ownName);
  if (attribute === 'href') return value.replace(/^#(?=.)/, '#drawn-');
  return value.replaceAll('url(#', 'url(#drawn-');
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

const token =
  /<!--.*?-->|<!DOCTYPE[^>]*>|<\/(?<closing>[\w-]+)>|<(?<opening>[\w-]+)(?<attributes>(?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|(?<text>[^<]+)/gs;

type Open = [tag: string, attributes: Attributes, ...content: Drawn[]];

/** Of what React writes, and of nothing else: every attribute is in double quotes, and every element is closed. */
export function elementsOf(html: string): readonly Drawn[] {
  const root: Open = ['', {}];
  const open = [root];
  for (const { groups = {} } of html.matchAll(token)) {
    const { closing, opening, attributes = '', text } = groups;
    const around = open.at(-1) ?? root;
    if (text !== undefined) around.push(plain(text));
    if (closing !== undefined && open.pop()?.[0] !== closing)
      throw new Error(`A drawn page closes ${closing} too early.`);
    if (opening === undefined) continue;
    // Until the product is there a form goes nowhere, and nothing of it stands in an address.
    const more: Attributes = opening === 'form' ? { method: 'dialog' } : {};
    const element: Open = [opening, { ...attributesOf(attributes), ...more }];
    if (!refused.has(opening)) around.push(element);
    if (!empty.has(opening)) open.push(element);
  }
  if (open.length !== 1) throw new Error('A drawn page does not end.');
  const [, , ...content] = root;
  return content;
}

function attributesOf(text: string): Attributes {
  const found = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    [...found].flatMap(([, name = '', value = '']) =>
      dropped.test(name) ? [] : [[name, ownNames(name, plain(value))]],
    ),
  );
}
