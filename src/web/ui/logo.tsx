import { logo, type LogoVariantProps } from '#styled/recipes/logo.js';
import { settings } from '../settings.ts';

/** The mark: a way with its turning points, drawn as the first letter of the name. */
export function Logo({ size, ground }: Pick<LogoVariantProps, 'size' | 'ground'>) {
  return (
    <span className={logo({ size, ground })}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill={ground === 'brand' ? '#1d1b2e' : '#ffd23f'} />
        <path
          d="M6.5 10.500 11 22l5-9 5 9 4.5-11.500"
          fill="none"
          stroke={ground === 'brand' ? '#ffd23f' : '#1d1b2e'}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {settings.productName}
    </span>
  );
}
