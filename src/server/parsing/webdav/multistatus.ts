import { XMLParser } from 'fast-xml-parser';
import { unreadable } from '../refused.ts';

/** An element of an answer: its children by their local names, attributes with an `@` in front. */
export interface Element {
  readonly [name: string]: Element | string | readonly (Element | string)[] | undefined;
}

/** One resource of an answer with the properties that were found. */
export interface Multistatus {
  readonly href: string;
  readonly found: Element;
}

const many = new Set(['response', 'propstat', 'comp', 'privilege']);

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: true,
  isArray: (name) => many.has(name),
});

/** Reads a multi-status answer (RFC 4918, 13). Refuses anything else. */
export function multistatusIn(content: Uint8Array): Multistatus[] {
  const answer = parse(new TextDecoder().decode(content))['multistatus'];
  if (answer === undefined) return unreadable('The server does not speak CalDAV at this address.');
  return listOf(elementOf(answer)['response']).map((each) => {
    const response = elementOf(each);
    const stats = listOf(response['propstat']).map(elementOf);
    const good = stats.filter((stat) => statusIn(stat['status']) === 200);
    const found = Object.assign({}, ...good.map((stat) => elementOf(stat['prop']))) as Element;
    return { href: textOf(response['href']), found };
  });
}

function parse(text: string): Element {
  try {
    return elementOf(parser.parse(text));
  } catch {
    return unreadable('The server’s answer can’t be read.');
  }
}

export const elementOf = (value: unknown): Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Element) : {};

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === '' ? [] : [value].flat();

export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const text = elementOf(value)['#text'];
  return typeof text === 'string' ? text : '';
};

const statusIn = (line: unknown): number =>
  Number(/ (\d{3})/.exec(textOf(line).slice(0, 40))?.[1] ?? 0);
