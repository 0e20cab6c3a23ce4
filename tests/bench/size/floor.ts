import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { pages as product } from '../../../vite.config.ts';

export interface Weight {
  readonly script: number;
  readonly style: number;
}

/** The bytes, after brotli, of an empty page with the product's libraries and its theme, built as the product is. */
export async function floorOf(): Promise<Weight> {
  const outDir = await mkdtemp(join(tmpdir(), 'waymark-floor-'));
  try {
    const result = await buildFloor(outDir);
    const parts = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
    return {
      script: sum(parts.map((part) => (part.type === 'chunk' ? weigh(part.code) : 0))),
      style: sum(parts.map((part) => (isStyle(part) ? weigh(part.source) : 0))),
    };
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** The same page, put into a folder. */
export const buildFloor = (outDir: string) =>
  build({
    root: resolve(import.meta.dirname, 'floor'),
    configFile: false,
    logLevel: 'error',
    resolve: product.resolve,
    build: { ...product.build, outDir, emptyOutDir: true },
  });

const isStyle = (part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputAsset =>
  part.type === 'asset' && part.fileName.endsWith('.css');

const weigh = (text: string | Uint8Array): number => brotliCompressSync(text).byteLength;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
