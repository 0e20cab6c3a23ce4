import { XMLParser } from 'fast-xml-parser';
import {
  longestEntry,
  longestLaunchData,
  mediaTypeOf,
  mostDescriptionBytes,
} from '#domain/interactive/package-files.ts';
import type { PackageLaunch, PackageProtocol } from '#domain/interactive/protocols.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { unreadable } from '../refused.ts';
import { elementOf, type Element } from '../webdav/multistatus.ts';

/** The one thing of a package that is launched, as its description has it. */
export interface Unit {
  /** Where it begins, from the folder of the description. */
  readonly address: string;
  readonly protocol: PackageProtocol;
  readonly launch: PackageLaunch;
}

const many = new Set(['item', 'resource', 'organization', 'au', 'block']);
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  isArray: (name) => many.has(name),
});

/** What a description in a package says, by local names; `root` is how it has to begin. */
export function described(content: Uint8Array, name: string, root: string): Element {
  if (content.byteLength > mostDescriptionBytes)
    unreadable(`The ${name} of this package is too large.`);
  const found = elementOf(parsed(content))[root];
  return typeof found === 'object' && !Array.isArray(found)
    ? elementOf(found)
    : unreadable(`The ${name} of this package can’t be read. Export the package again.`);
}

function parsed(content: Uint8Array): unknown {
  try {
    return parser.parse(new TextDecoder('utf-8', { fatal: true }).decode(content), true);
  } catch {
    return null;
  }
}

export const attributeOf = (element: Element, name: string): string | null => {
  const value = element[`@${name}`];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What is to be said to the pages; more than their specifications allow is not cut off. */
export const launchDataOf = (text: string): string | null => {
  if (text.length > longestLaunchData)
    unreadable(
      `The launch data of this package is longer than ${formatNumber(longestLaunchData)} characters.`,
    );
  return text === '' ? null : text;
};

/** A number of a description; null where there is none. */
export const numberOf = (text: string | null): number | null => {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) ? number : null;
};

/** Where an address of a description leads within the package: to one of its own pages, whatever is asked of it. */
export function entryAmong(paths: readonly string[], address: string): string {
  const here = 'https://package.invalid/';
  const url = URL.parse(address, here);
  const path = url?.href.startsWith(here) ? decoded(url.pathname.slice(1)) : null;
  const isPage = path !== null && paths.includes(path) && mediaTypeOf(path) === 'text/html';
  if (!url || !isPage) return unreadable('The page that this package begins with is not in it.');
  const entry = `${url.pathname.slice(1)}${url.search}${url.hash}`;
  return entry.length <= longestEntry
    ? entry
    : unreadable('The address of the page that this package begins with is too long.');
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
}
