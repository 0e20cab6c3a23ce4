import { swatch, type SwatchVariantProps } from '#styled/recipes/swatch.js';

/** A mark in a colour that somebody chose. The words beside it say what it stands for. */
export function Swatch({ colour }: SwatchVariantProps) {
  return <span className={swatch({ colour })} aria-hidden="true" />;
}
