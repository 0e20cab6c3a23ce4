import sharp, { type ResizeOptions } from 'sharp';
import { unreadable } from '../refused.ts';

/** Pixels in all; more would be a bomb. */
const mostPixels = 60_000_000;

interface Kind {
  /** Pixels that each of its sides has at least. */
  readonly smallest: number;
  readonly sizeOf: (width: number, height: number) => ResizeOptions;
}

const kinds = {
  /** Of a person: a square of 512 pixels at most. */
  person: {
    smallest: 128,
    sizeOf(width, height) {
      const side = Math.min(512, width, height);
      return { width: side, height: side, fit: 'cover' };
    },
  },
  /** Of an organisation: whole, because a mark with its sides cut off is another one. */
  logo: {
    smallest: 64,
    sizeOf: () => ({ width: 640, height: 256, fit: 'inside', withoutEnlargement: true }),
  },
} satisfies Record<string, Kind>;

export type PictureKind = keyof typeof kinds;

interface Sent {
  readonly content: Uint8Array;
  readonly kind: PictureKind;
}

/** A picture in WebP, upright, without anything that was written into the file: no place, no camera, no owner. */
export async function picture({ content, kind }: Sent): Promise<Uint8Array> {
  const { smallest, sizeOf }: Kind = kinds[kind];
  const cantBeRead = () => unreadable('This picture can’t be read. Choose another one.');
  const source = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await source().metadata().catch(cantBeRead);
  if (Math.min(width, height) < smallest)
    unreadable(`Choose a picture of at least ${smallest} × ${smallest} pixels.`);
  return source()
    .autoOrient()
    .resize(sizeOf(width, height))
    .webp({ quality: 82 })
    .toBuffer()
    .catch(cantBeRead);
}
