import { XMLParser } from 'fast-xml-parser';
import { CalendarTrouble } from '../adapter.ts';

/** An element of an answer: its children by their local names, attributes with an `@` in front. */
export interface Element {
  readonly [name: string]: Element | string | readonly (Element | string)[] | undefined;
}

/** One resource of an answer with the properties that were found; `status` when it has none at all. */
export interface Told {
  readonly href: string;
  readonly status: number;
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

/** Reads a multi-status answer (RFC 4918, 13). Throws {@link CalendarTrouble} for anything else. */
export function toldIn(text: string): Told[] {
  const root = parse(text);
  const answer = root['multistatus'];
  if (answer === undefined)
    throw new CalendarTrouble('unreachable', 'The server does not speak CalDAV at this address.');
  return listOf(elementOf(answer)['response']).map((each) => {
    const response = elementOf(each);
    const stats = listOf(response['propstat']).map(elementOf);
    const good = stats.filter((stat) => statusIn(stat['status']) === 200);
    const found = Object.assign({}, ...good.map((stat) => elementOf(stat['prop']))) as Element;
    const status = response['status'] === undefined ? 200 : statusIn(response['status']);
    return { href: textOf(response['href']), status, found };
  });
}

function parse(text: string): Element {
  try {
    return elementOf(parser.parse(text));
  } catch {
    throw new CalendarTrouble('unreachable', 'The server’s answer can’t be read.');
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

const statusIn = (line: unknown): number => Number(/ (\d{3})/.exec(textOf(line))?.[1] ?? 0);

/** Text inside an element that we send. */
export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
