import { defineGlobalStyles } from './styles.ts';

/** Only what the product's elements need of a reset; Panda's own is three times as long. */
const reset = defineGlobalStyles({
  '*, ::before, ::after, ::backdrop': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    border: '0 solid',
  },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' },
  'ol, ul': { listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', background: 'none' },
  'img, svg': { display: 'block' },
  img: { maxWidth: '100%' },
});

export const globalCss = defineGlobalStyles({
  ...reset,
  ':root': { colorScheme: 'light dark', '--scrollbar-width': '0px!' },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  html: {
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'text',
    background: 'canvas',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
  },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '::selection': { background: 'accentSoft' },
  // Said by the overlays' library for as long as a dialog is open. Passed down to every element of the page, each would take a slow phone's twentieth of a second, for
  // nothing: the backdrop keeps presses from what is below it, and nobody asks for the width.
  'body[data-inert]': { pointerEvents: 'auto!' },
  '.lucide': { width: 'icon', height: 'icon', strokeWidth: '1.75', flexShrink: '0' },
  '[hidden]': { display: 'none!' },
  '@media print': {
    // Paper is white, whatever the screen is.
    ':root, [data-theme=dark]': { colorScheme: 'light!' },
    html: { background: 'white!' },
    '.app__root': { display: 'block!' },
    '.app__header, .app__sidebar, .app__footer, .btn, nav, .toast__region, [data-screen-only]': {
      display: 'none!',
    },
    // Of a long list paper has all of it instead.
    'body:has(.paper) [data-windowed]': { display: 'none!' },
    '.card__root': { borderColor: 'transparent!', padding: '0!' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    'li, tr, img, blockquote, pre': { breakInside: 'avoid' },
    'p, blockquote': { orphans: '3', widows: '3' },
    // Where a link in a text leads can be read on paper too.
    '.prose a[href^=http]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
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
