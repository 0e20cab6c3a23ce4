import { describe, expect, test } from 'vitest';
import { semanticTokens } from '#web/theme/semantic-colours.ts';
import { tokens } from '#web/theme/tokens.ts';

type Theme = 'light' | 'dark';
type Name = keyof typeof semanticTokens.colors;
const themes = ['light', 'dark'] as const satisfies readonly Theme[];

/** The raw colour behind `{colors.ink.base}`. */
function raw(reference: string): string {
  const path = reference.replace(/[{}]/g, '').split('.').slice(1);
  let found: unknown = tokens.colors;
  for (const step of path) found = (found as Record<string, unknown>)[step];
  return (found as { value: string }).value;
}

function hex(name: Name, theme: Theme): string {
  const { value } = semanticTokens.colors[name];
  const [light = '', dark = light] = value.match(/\{[^}]+\}/g) ?? [];
  return raw(theme === 'light' ? light : dark);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken'] as const;

/** Words and what they stand on anywhere in the product. */
const words: readonly (readonly [Name, readonly Name[]])[] = [
  ['text', [...grounds, 'brandSoft', 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft']],
  ['muted', [...grounds, 'brandSoft', 'accentSoft']],
  ['accent', [...grounds, 'accentSoft']],
  ['accentStrong', ['accentSoft', 'surface']],
  ['success', [...grounds, 'successSoft', 'accentSoft']],
  ['warning', ['canvas', 'surface', 'raised', 'warningSoft']],
  ['danger', [...grounds, 'dangerSoft']],
  ['onBrand', ['brand', 'brandStrong']],
];

/** What has a meaning without being words: the edge of a control, the outline of the focus. */
const marks: readonly (readonly [Name, readonly Name[]])[] = [
  ['lineStrong', ['canvas', 'surface', 'raised']],
  ['accent', grounds],
  ['danger', ['surface']],
];

const pairs = (list: typeof words) =>
  list.flatMap(([over, unders]) =>
    unders.flatMap((under) => themes.map((theme) => [over, under, theme] as const)),
  );

describe('contrast', () => {
  test.each(pairs(words))('of words: %s on %s, %s', (over, under, theme) => {
    expect(contrast(hex(over, theme), hex(under, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(marks))('of marks: %s on %s, %s', (over, under, theme) => {
    expect(contrast(hex(over, theme), hex(under, theme))).toBeGreaterThanOrEqual(3);
  });
});
