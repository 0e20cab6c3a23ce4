import { defineRecipe } from '../styles.ts';

/** Marks in a colour that people chose; bright enough on light and dark ground, and never alone in what they say. */
export const swatch = defineRecipe({
  className: 'swatch',
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '3',
    height: '3',
    borderRadius: 'full',
    border: '1px solid {colors.line}',
  },
  variants: {
    colour: {
      yellow: { background: '#ffd23f' },
      violet: { background: '#7566e8' },
      blue: { background: '#3b82d6' },
      teal: { background: '#1d9a86' },
      green: { background: '#3f9b52' },
      orange: { background: '#e07a2f' },
      pink: { background: '#d0569b' },
      grey: { background: '#8d8794' },
    },
  },
  defaultVariants: { colour: 'grey' },
});
