import { createElement } from 'react';
import type { SVGProps } from 'react';

interface Icon {
  readonly name: string;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * What the icon set's own component does, without its contexts, aliases and five ways of giving a width: the build puts it in
 * that one's place (`src/tools/pages/lean-icons.ts`), because the sign-in page would carry more code for drawing icons than icons.
 */
export const leanIcon =
  ({ name, node }: Icon) =>
  ({ className = '', ...rest }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'aria-label' in rest || 'role' in rest ? undefined : true,
        ...rest,
        className: `lucide lucide-${name} ${className}`,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    );
