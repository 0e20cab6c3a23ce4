import type { ReactNode } from 'react';
import { text, type TextVariantProps } from '#styled/recipes/text.js';

type TextProps = Pick<TextVariantProps, 'look' | 'tone'> & {
  children: ReactNode;
  as?: 'p' | 'span' | 'output' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'div';
  strong?: boolean;
  id?: string;
};

/** Words in one of the product's styles. `prose` keeps line breaks and the reading width; `figure` is for numbers that matter. */
export function Text({ as: Element = 'p', look, tone, strong, ...rest }: TextProps) {
  return (
    <Element {...rest} className={text({ look, tone, weight: strong ? 'strong' : 'inherit' })} />
  );
}
