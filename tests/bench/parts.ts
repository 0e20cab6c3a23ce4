/**
 * What Ark's parts weigh, minified and after brotli, without React: each alone, as a page brings it that has nothing else of
 * Ark's, and beside the menu, dialog and tooltip. Decision 49 compares it with what pages have left. Nothing is timed.
 */
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { pages as product } from '../../vite.config.ts';

/** The pieces of each part that ours would be made of; with a plus, what stands beside its name. */
const parts: Readonly<Record<string, string>> = {
  avatar: 'Avatar: Root Fallback Image',
  checkbox: 'Checkbox: Root Control Label HiddenInput',
  clipboard: 'Clipboard: Root Control Trigger',
  combobox: 'Combobox: Root Control Input Positioner Content Item ItemText',
  field: 'Field: Root Label Input HelperText ErrorText',
  'file-upload': 'FileUpload: Root Dropzone HiddenInput ItemGroup Item ItemName ItemDeleteTrigger',
  'number-input': 'NumberInput: Root Control Input IncrementTrigger DecrementTrigger',
  pagination: 'Pagination: Root Item PrevTrigger NextTrigger Context',
  'password-input': 'PasswordInput: Root Control Input VisibilityTrigger',
  popover: 'Popover: Root Positioner Content',
  progress: 'Progress: Root Track Range Circle CircleTrack CircleRange',
  'radio-group': 'RadioGroup: Root Item ItemControl ItemText ItemHiddenInput',
  select: 'Select: Root Control Trigger ValueText Positioner Content Item ItemText HiddenSelect',
  steps: 'Steps: Root List Item Trigger Indicator',
  switch: 'Switch: Root Control Thumb Label HiddenInput',
  tabs: 'Tabs: Root List Trigger Content',
  toast: 'Toast: Root Title Description CloseTrigger +Toaster +createToaster',
};

const present = ['menu', 'dialog', 'tooltip'];
const pieces: Readonly<Record<string, string>> = {
  ...parts,
  menu: 'Menu: Root Positioner Content Item',
  dialog: 'Dialog: Root Backdrop Positioner Content Title',
  tooltip: 'Tooltip: Root Positioner Content',
};

/** The module that uses them. */
function usesOf(names: readonly string[]): string {
  const lines = names.map((name) => {
    const [part = '', ...used] = (pieces[name] ?? '').split(/:? /);
    const beside = used.filter((piece) => piece.startsWith('+')).map((piece) => piece.slice(1));
    const inside = used.filter((piece) => !piece.startsWith('+'));
    const all = [...inside.map((piece) => `${part}.${piece}`), ...beside].join(', ');
    const imported = [part, ...beside].join(', ');
    return `import { ${imported} } from '@ark-ui/react/${name}'; (globalThis.used ??= []).push(${all});`;
  });
  return lines.join('\n');
}

async function weigh(names: readonly string[]): Promise<number> {
  const entry = resolve(import.meta.dirname, 'entry-of-parts.js');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry-of-parts',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? usesOf(names) : undefined),
      },
    ],
    resolve: product.resolve,
    build: {
      write: false,
      target: product.build?.target,
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  });
  const chunks = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const code = chunks.map((made) => (made.type === 'chunk' ? made.code : '')).join('');
  return brotliCompressSync(code).byteLength;
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const there = await weigh(present);
console.log(`${present.join(', ')}: ${kib(there)} KiB`);
const rows: Record<string, Record<string, string>> = {};
for (const name of Object.keys(parts))
  rows[name] = {
    'alone, KiB': kib(await weigh([name])),
    'beside those, KiB': kib((await weigh([...present, name])) - there),
  };
console.table(rows);
