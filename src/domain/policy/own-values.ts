import { lengths, lists, policyTerms, type PolicyKey, type PolicyValues } from './terms.ts';

/** The values as they are kept: milliseconds, and only those that differ. Of a parameter that is several lengths each that doesn't differ is null. */
export function overridesOf(values: PolicyValues): Readonly<Record<string, unknown>> {
  const own = policyTerms.flatMap(({ key, unit }): [string, number][] => {
    const value = values[key];
    return value === null || isInList(key) ? [] : [[key, value * lengths[unit]]];
  });
  const several = Object.entries(lists).flatMap(([name, keys]): [string, (number | null)[]][] => {
    if (keys.every((key) => values[key] === null)) return [];
    return [[name, keys.map((key) => inLengths(key, values[key]))]];
  });
  return Object.fromEntries<unknown>([...own, ...several]);
}

/** What {@link overridesOf} keeps, as people write it. */
export function valuesOf(overrides: Readonly<Record<string, unknown>>): PolicyValues {
  const several = Object.entries(lists).flatMap(([name, keys]): [string, unknown][] => {
    const kept: unknown = overrides[name];
    const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return keys.map((key, index) => [key, all[index]]);
  });
  const kept: Readonly<Record<string, unknown>> = {
    ...overrides,
    ...Object.fromEntries(several),
  };
  return Object.fromEntries(
    policyTerms.map(({ key, unit }) => {
      const value = kept[key];
      return [key, typeof value === 'number' ? value / lengths[unit] : null];
    }),
  ) as Record<PolicyKey, number | null>;
}

const isInList = (key: PolicyKey): boolean =>
  Object.values(lists).some((keys: readonly PolicyKey[]) => keys.includes(key));

/** As it is kept. */
function inLengths(wanted: PolicyKey, value: number | null): number | null {
  const term = policyTerms.find(({ key }) => key === wanted);
  return term && value !== null ? value * lengths[term.unit] : null;
}

/** Where an organisation keeps its own value of a parameter. */
export function placeOf(key: string): readonly string[] {
  const found = Object.entries(lists).find(([, keys]) => keys.some((each) => each === key));
  if (!found) return [key];
  const [name, keys] = found;
  return [name, String(keys.findIndex((each) => each === key))];
}
