import { logo, type LogoVariantProps } from '#styled/recipes/logo.js';
import { settings } from '../../settings.ts';

const { mark, colours, productName } = settings;

/** The mark and the name. */
export function Logo({ size, ground }: Pick<LogoVariantProps, 'size' | 'ground'>) {
  const [square, line] =
    ground === 'brand' ? [colours.ink, colours.brand] : [colours.brand, colours.ink];
  return (
    <span className={logo({ size, ground })}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill={square} />
        <path
          d={mark}
          fill="none"
          stroke={line}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {productName}
    </span>
  );
}
