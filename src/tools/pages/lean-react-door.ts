import type { Plugin } from 'vite';

/** What React's package for documents hands on to ask for what is left out of its renderer (`lean-react.ts`). */
const doors = [
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'requestFormReset',
  'unstable_batchedUpdates',
  'useFormState',
  'useFormStatus',
];

/** Puts what stands beside the renderer into the pages without the ways to what the renderer comes without (decision 108). */
export function leanReactDoor(): Plugin {
  return {
    name: 'waymark:lean-react-door',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom\.production\.js$/ },
      handler: (code) => ({ code: leanDoor(code), map: null }),
    },
  };
}

/** The package's own text, without them. */
export const leanDoor = (code: string): string =>
  doors.reduce((text, name) => {
    const left = text.replace(new RegExp(`^exports\\.${name} = function [^]*?^\\};\n`, 'm'), '');
    if (left === text) throw new Error(`React hands on no ${name}.`);
    return left;
  }, code);
