import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as React from 'react';
import type * as ReactDOM from 'react-dom';
import type * as ReactDOMClient from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { leanDoor } from '#tools/pages/lean-react-door.ts';
import { leanRenderer } from '#tools/pages/lean-react.ts';

const modules = join(process.cwd(), 'node_modules');
const ofReact = {
  react: 'react/cjs/react.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};
const textOf = (path: string): Promise<string> => readFile(join(modules, path), 'utf8');

async function textsBelow(folder: string, ending: RegExp): Promise<[path: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, await readFile(path, 'utf8')]),
  );
}

/** React of its own, with its renderer as `change` makes it. */
async function reactWith(change: (renderer: string) => string, door = (code: string) => code) {
  const texts = new Map<string, string>();
  for (const [name, path] of Object.entries(ofReact)) texts.set(name, await textOf(path));
  texts.set('react-dom/client', change(texts.get('react-dom/client') ?? ''));
  texts.set('react-dom', door(texts.get('react-dom') ?? ''));
  const loaded = new Map<string, object>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const exports = {};
    loaded.set(name, exports);
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- React's own text, from its package
    new Function('exports', 'require', texts.get(name) ?? '')(exports, load);
    return exports;
  };
  return {
    ...(load('react') as typeof React),
    ...(load('react-dom') as typeof ReactDOM),
    ...(load('react-dom/client') as typeof ReactDOMClient),
  };
}

/** Elements of documents are known by where they stand: `<title>` of a drawing is none of the head. */
const usedInText =
  /\b(hydrateRoot|useActionState|useFormStatus|useFormState|requestFormReset|ViewTransition|SuspenseList|addTransitionType|preinit|preinitModule|preloadModule|prefetchDNS|preconnect)\b/;
const headInText =
  /\bcomponentStack\b|<(html|head|body|base|meta|link|style|script|Fragment ref|form action)[\s>={]/;

it('no page uses what is left out of React', async () => {
  const pages = await textsBelow('src/web', /\.tsx$/);
  const using = pages.filter(([, text]) => usedInText.test(text) || headInText.test(text));
  expect(using.map(([path]) => path)).toEqual([]);
});

it('no page uses what is left out of the library of queries', async () => {
  const pages = await textsBelow('src/web', /\.tsx?$/);
  const using = pages.filter(([, text]) =>
    /\b(useMutation|MutationCache)\b|InfiniteQuer/.test(text),
  );
  expect(using.map(([path]) => path)).toEqual([]);
});

it('no package of the pages uses what is left out of React', async () => {
  const names = [
    '@ark-ui/react/dist',
    '@zag-js/react/dist',
    '@tanstack/react-query/build/modern',
    '@tanstack/react-router/dist/esm',
    '@xstate/react/dist',
    'lucide-react/dist/esm',
  ];
  const texts = await Promise.all(names.map((name) => textsBelow(join(modules, name), /\.m?js$/)));
  expect(texts.flat().flatMap(([path, text]) => (usedInText.test(text) ? [path] : []))).toEqual([]);
});

it('another React is looked through before it is built with', async () => {
  const renderer = await textOf(ofReact['react-dom/client']);
  const another = renderer.replace('exports.version = "', 'exports.version = "9');
  expect(() => leanRenderer(another)).toThrow('look through');
});

it.each([
  ['all', (renderer: string) => renderer, (door: string) => door],
  ['what is left', leanRenderer, leanDoor],
])('%s of React draws, waits, hides, moves, fails and hears', async (_, change, door) => {
  const { createElement: h, ...react } = await reactWith(change, door);
  const place = document.body.appendChild(document.createElement('div'));
  const heard: string[] = [];
  const late = Promise.withResolvers<string>();
  const Late = () => h('p', null, react.use(late.promise));
  class Caught extends react.Component<React.PropsWithChildren, { sentence: string }> {
    override state = { sentence: '' };
    static getDerivedStateFromError = (error: Error) => ({ sentence: error.message });
    override render() {
      return this.state.sentence || this.props.children;
    }
  }
  const Failing = ({ fails }: { fails: boolean }) => {
    if (fails) throw new Error('It failed.');
    return h('b', null, 'fine');
  };
  const Page = () => {
    const [text, setText] = react.useState('');
    const [order, setOrder] = react.useState(['a', 'b', 'c']);
    const [fails, setFails] = react.useState(false);
    const [isPending, startTransition] = react.useTransition();
    react.useLayoutEffect(() => {
      heard.push(`drawn ${text}`);
      return () => void heard.push(`gone ${text}`);
    }, [text]);
    return h(
      'main',
      { 'data-pending': isPending, onClick: () => heard.push('main') },
      h('input', { value: text, onChange: (event) => setText(event.currentTarget.value) }),
      h('svg', null, h('title', null, 'A drawing')),
      h('ul', null, ...order.map((each) => h('li', { key: each }, each))),
      h('button', { id: 'turn', onClick: () => startTransition(() => setOrder(['c', 'a', 'd'])) }),
      h('button', { id: 'fail', onClick: () => setFails(true) }),
      h('i', { dangerouslySetInnerHTML: { __html: '<u></u><s></s>' } }),
      h(react.Activity, {
        mode: text === '' ? 'hidden' : 'visible',
        children: h('em', null, 'aside'),
      }),
      h(react.Suspense, { fallback: h('p', null, 'waiting') }, h(Late)),
      h(Caught, null, h(Failing, { fails })),
      react.createPortal(h('aside', null, text), document.body),
    );
  };
  const find = (what: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(what);
    if (found === null) throw new Error(`The page has no ${what}.`);
    return found;
  };
  const click = (what: string) =>
    find(what).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const root = react.createRoot(place, {
    onCaughtError: () => heard.push('caught'),
    onUncaughtError: (error) => heard.push(`uncaught ${String(error)}`),
    onRecoverableError: (error) => heard.push(`recovered from ${String(error)}`),
  });
  react.flushSync(() => root.render(h(react.StrictMode, null, h(Page))));
  expect(find('p').textContent).toBe('waiting');

  const input = find('input') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'typed');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(find('aside').textContent).toBe('typed'));
  await vi.waitFor(() => expect(find('em').style.display).toBe(''));

  click('#turn');
  await vi.waitFor(() => expect(find('ul').textContent).toBe('cad'));
  await vi.waitFor(() => expect(find('main').dataset['pending']).toBe('false'));
  late.resolve('there');
  await vi.waitFor(() => expect(find('p').textContent).toBe('there'));
  click('#fail');
  await vi.waitFor(() => expect(find('main').textContent).toContain('It failed.'));
  // Inside of what React did not draw itself.
  click('s');
  react.flushSync(() => root.unmount());

  expect(place.childNodes.length).toBe(0);
  place.remove();
  expect(document.querySelector('aside')).toBeNull();
  expect(heard).toEqual([
    'drawn ',
    'gone ',
    'drawn typed',
    'main',
    'main',
    'caught',
    'main',
    'gone typed',
  ]);
});
