import type { Styles } from '../styles.ts';

/** What all that can be chosen has in common, so that a box, a card, a day and a time look like one family. */

/** A box and its words on one line, pressable as a whole. */
export const tickLine = {
  display: 'flex',
  gap: '3',
  alignItems: 'flex-start',
  minHeight: 'controlSmall',
  paddingBlock: '1.5',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
} as const satisfies Styles;

/** The platform's own box or ring, at the height of the first line of words. */
export const tickBox = {
  width: 'icon',
  height: 'icon',
  marginBlockStart: '0.5',
  flexShrink: '0',
  accentColor: '{colors.accent}',
  cursor: 'inherit',
} as const satisfies Styles;

/** The outline of what holds the control that has the focus. */
export const holdsFocus = {
  outline: '2px solid {colors.accent}',
  outlineOffset: '2px',
} as const satisfies Styles;

/** The one that is chosen, where its words stay as they are. */
export const chosenTile = {
  borderStyle: 'solid',
  borderColor: 'accent',
  boxShadow: 'inset 0 0 0 1px {colors.accent}',
  background: 'accentSoft',
} as const satisfies Styles;

/** One that can't be chosen now. */
export const refusedTile = {
  background: 'transparent',
  borderStyle: 'dashed',
  borderColor: 'line',
} as const satisfies Styles;

/** A small button among its like: a day, a time. */
export const tile = {
  width: 'full',
  borderRadius: 'control',
  border: '1px solid {colors.lineStrong}',
  background: 'surface',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
} as const satisfies Styles;
