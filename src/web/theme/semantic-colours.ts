import { defineSemanticTokens } from '@pandacss/dev';

/** `light-dark()` answers to `color-scheme`, so one declaration serves the system's preference and the `data-theme` override alike. */
const pair = (light: string, dark: string) => ({
  value: `light-dark({colors.${light}}, {colors.${dark}})`,
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    canvas: pair('grey.50', 'ink.night'),
    surface: pair('paper', 'ink.base'),
    raised: pair('paper', 'ink.raised'),
    sunken: pair('grey.100', 'ink.raised'),
    line: pair('grey.200', 'ink.line'),
    lineStrong: pair('grey.500', 'ink.strong'),
    text: pair('ink.base', 'grey.100'),
    muted: pair('grey.700', 'ink.muted'),
    accent: pair('violet.base', 'violet.pale'),
    accentStrong: pair('violet.deep', 'violet.soft'),
    accentSoft: pair('violet.soft', 'violet.night'),
    brand: { value: '{colors.yellow.base}' },
    brandStrong: { value: '{colors.yellow.deep}' },
    brandSoft: pair('yellow.soft', 'yellow.night'),
    onBrand: { value: '{colors.ink.base}' },
    success: pair('green.base', 'green.pale'),
    successSoft: pair('green.soft', 'green.night'),
    warning: pair('amber.base', 'amber.pale'),
    warningSoft: pair('amber.soft', 'amber.night'),
    danger: pair('red.base', 'red.pale'),
    dangerSoft: pair('red.soft', 'red.night'),
  },
});
