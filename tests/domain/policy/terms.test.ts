import { describe, expect, test } from 'vitest';
import { defaultPolicy, overridable, policyWith } from '#domain/policy/parameters.ts';
import { overridesOf, valuesOf } from '#domain/policy/own-values.ts';
import { productTerms } from '#domain/policy/product.ts';
import { policyTerms, type PolicyValues } from '#domain/policy/terms.ts';
import { termsByTopic } from '#domain/policy/topics.ts';

const nothing = valuesOf({});
const standards = Object.fromEntries(
  policyTerms.map(({ key, standard }) => [key, standard]),
) as PolicyValues;

describe('the rules of an organisation', () => {
  test('are the product’s where it has none of its own', () => {
    expect(overridesOf(nothing)).toEqual({});
    expect(policyWith(defaultPolicy, overridesOf(nothing))).toEqual(defaultPolicy);
  });

  test('written as the product has them change nothing', () => {
    expect(policyWith(defaultPolicy, overridesOf(standards))).toEqual(defaultPolicy);
    expect(Object.keys(overridesOf(standards)).toSorted()).toEqual([...overridable].toSorted());
  });

  test.each(policyTerms.map(({ key }) => key))('%s is read as it was written', (key) => {
    const values = { ...nothing, [key]: 6 };
    const kept = valuesOf(overridesOf(values));
    expect(kept[key]).toBe(6);
    expect(policyWith(defaultPolicy, overridesOf(values))).not.toEqual(defaultPolicy);
  });

  test('may have one reminder of their own; the other is the product’s', () => {
    const overrides = overridesOf({ ...nothing, secondReminder: 2 });
    expect(overrides).toEqual({ reminders: [null, 7_200_000] });
    expect(valuesOf(overrides)).toMatchObject({ firstReminder: null, secondReminder: 2 });
    const edited = { ...defaultPolicy, reminders: [172_800_000, 3_600_000] as const };
    expect(policyWith(edited, overrides).reminders).toEqual([172_800_000, 7_200_000]);
  });

  test('may warn of the expiry of credits at moments of their own', () => {
    const overrides = overridesOf({ ...nothing, firstExpiryWarning: 14 });
    const day = 86_400_000;
    expect(policyWith(defaultPolicy, overrides).creditExpiryWarn).toEqual([14 * day, 7 * day, day]);
    expect(valuesOf(overrides)).toMatchObject({ firstExpiryWarning: 14, lastExpiryWarning: null });
  });

  test('have a standard that is itself allowed', () => {
    for (const { standard, min, max } of policyTerms) {
      expect(standard).toBeGreaterThanOrEqual(min);
      expect(standard).toBeLessThanOrEqual(max);
    }
  });
});

test('every rule stands under one topic', () => {
  const shown = termsByTopic(productTerms).flatMap(({ terms }) => terms);
  expect(shown).toHaveLength(productTerms.length);
  expect(new Set(shown)).toEqual(new Set(productTerms));
});
