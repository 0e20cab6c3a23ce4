import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { unreadable } from '#server/parsing/refused.ts';
import { parsers } from '#server/parsing/parsers.ts';
import { serve } from '#server/parsing/room/serve.ts';

const actions: Readonly<Record<string, () => unknown>> = {
  fill: () => JSON.parse(`[${'{},'.repeat(12_000_000)}1]`),
  abort: () => process.abort(),
  break: () => {
    throw new TypeError('with words of somebody');
  },
  refuse: () => unreadable('This calendar is blue.'),
  secret: () => process.env['TOKEN_SECRET'] ?? null,
  file: () => readFileSync(new URL('../../../README.md', import.meta.url), 'utf8'),
  write: () => writeFileSync(new URL('./written', import.meta.url), ''),
  start: () => spawnSync(process.execPath, ['--version']),
};

const never = (): never => {
  for (;;);
};

// The product's parsers, but for one that does what its content says, and two that never end.
serve({
  ...parsers,
  userRows: never,
  davBusy: never,
  feedName({ content }: { readonly content: Uint8Array }) {
    const text = new TextDecoder().decode(content);
    return actions[text] ? actions[text]() : text;
  },
});
