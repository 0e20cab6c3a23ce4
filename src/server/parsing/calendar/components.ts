import ICAL from 'ical.js';
import { unreadable } from '../refused.ts';
import { linesOf } from './lines.ts';

/** A property as jCal has it (RFC 7265): what describes it, and its values. */
export interface Property {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly type: string;
  readonly values: readonly unknown[];
}

/** A component with its properties by name, in small letters. */
export interface Component {
  readonly name: string;
  readonly properties: ReadonlyMap<string, readonly Property[]>;
  readonly components: readonly Component[];
}

const deepest = 4;

/** The calendars of a text. Refused when it is none. */
export function calendarsIn(content: Uint8Array): Component[] {
  const lines = linesOf(new TextDecoder().decode(content));
  const found = parsed(lines);
  if (found.length === 0 || found.some(({ name }) => name !== 'vcalendar'))
    unreadable('The answer is not a calendar.');
  return found;
}

function parsed(lines: readonly string[]): Component[] {
  try {
    const jCal: unknown = ICAL.parse(lines.join('\r\n'));
    if (!Array.isArray(jCal)) return [];
    return (typeof jCal[0] === 'string' ? [jCal] : jCal).map((each) => componentOf(each, 0));
  } catch {
    return unreadable('The answer is not a calendar that can be read.');
  }
}

function componentOf(jCal: unknown, depth: number): Component {
  const [name, listed, inner] = jCal as [string, unknown[][], unknown[]];
  const properties = new Map<string, Property[]>();
  for (const [key, parameters, type, ...values] of listed) {
    const property = { parameters, type, values } as Property;
    const same = properties.get(String(key));
    if (same) same.push(property);
    else properties.set(String(key), [property]);
  }
  const components = depth < deepest ? inner.map((each) => componentOf(each, depth + 1)) : [];
  return { name, properties, components };
}

export const all = ({ properties }: Component, name: string): readonly Property[] =>
  properties.get(name) ?? [];

/** The first value of a property as text, empty when there is none. */
export function textOf(component: Component, name: string): string {
  const value = all(component, name)[0]?.values[0];
  return typeof value === 'string' ? value : '';
}
