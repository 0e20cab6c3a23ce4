import sharp, { type ResizeOptions } from 'sharp';
import { refuse } from '#server/http/refusal.ts';

/** Pixels in all; more would be a bomb. */
const mostPixels = 60_000_000;

interface Wanted {
  /** Where in the request the picture stands. */
  readonly field: string;
  /** Pixels that each of its sides has at least. */
  readonly smallest: number;
  readonly sizeOf: (width: number, height: number) => ResizeOptions;
}

/** A picture in WebP, upright, without anything that was written into the file: no place, no camera, no owner. */
async function cleaned(content: Buffer, { field, smallest, sizeOf }: Wanted): Promise<Buffer> {
  const unreadable = () =>
    refuse.invalid({ [field]: "This picture can't be read. Choose another one." });
  const source = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await source()
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (Math.min(width, height) < smallest)
    throw refuse.invalid({
      [field]: `Choose a picture of at least ${smallest} × ${smallest} pixels.`,
    });
  return source()
    .autoOrient()
    .resize(sizeOf(width, height))
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}

/** Of a person: a square of 512 pixels at most. */
export const personPicture = (content: Buffer): Promise<Buffer> =>
  cleaned(content, {
    field: 'picture',
    smallest: 128,
    sizeOf(width, height) {
      const side = Math.min(512, width, height);
      return { width: side, height: side, fit: 'cover' };
    },
  });

/** Of an organisation: whole, because a mark with its sides cut off is another one. */
export const logoPicture = (content: Buffer): Promise<Buffer> =>
  cleaned(content, {
    field: 'logo',
    smallest: 64,
    sizeOf: () => ({ width: 640, height: 256, fit: 'inside', withoutEnlargement: true }),
  });
