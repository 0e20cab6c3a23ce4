import sharp from 'sharp';
import { refuse } from '#server/http/refusal.ts';

/** Pixels of each side that a picture has at least, and that it is kept with at most. */
const smallest = 128;
const kept = 512;
/** Pixels in all; more would be a bomb. */
const mostPixels = 60_000_000;

const tooSmall = () =>
  refuse.invalid({ picture: `Choose a picture of at least ${smallest} × ${smallest} pixels.` });
const unreadable = () =>
  refuse.invalid({ picture: "This picture can't be read. Choose another one." });

/** A square in WebP, upright, without anything that was written into the file: no place, no camera, no owner. */
export async function ownPicture(content: Buffer): Promise<Buffer> {
  const source = () => sharp(content, { limitInputPixels: mostPixels, failOn: 'error' });
  const { width, height } = await source()
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (Math.min(width, height) < smallest) throw tooSmall();
  const side = Math.min(kept, width, height);
  return source()
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}
