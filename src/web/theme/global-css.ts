import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  ':root': { colorScheme: 'light dark' },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  html: { fontFamily: 'body', fontSize: '100%', lineHeight: 'body', color: 'text', background: 'canvas', textRendering: 'optimizeLegibility', scrollPaddingTop: '5rem' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '::selection': { background: 'accentSoft' },
  '.lucide': { width: 'icon', height: 'icon', strokeWidth: '1.75', flexShrink: '0' },
  '[hidden]': { display: 'none!' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { animation: 'none!', transition: 'none!', scrollBehavior: 'auto!' },
  },
});

export const keyframes = {
  spin: { to: { transform: 'rotate(1turn)' } },
  appear: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(6px)' } },
  breathe: { '50%': { opacity: '0.5' } },
};
