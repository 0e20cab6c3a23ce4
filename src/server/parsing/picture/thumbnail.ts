import sharp from 'sharp';
import { thumbnailSize } from '#domain/resources/thumbnails.ts';
import { unreadable } from '../refused.ts';

interface Drawn {
  readonly content: Uint8Array;
  readonly mediaType: string;
}

/** Points of a picture that is made smaller; the largest that is taken has as many. */
const mostPoints = 100_000_000;

/** A small picture, in WebP, of a picture or of the first page of a PDF. */
export async function thumbnail({ content, mediaType }: Drawn): Promise<Uint8Array> {
  const picture = mediaType === 'application/pdf' ? await firstPage(content) : content;
  return sharp(picture, { limitInputPixels: mostPoints })
    .autoOrient()
    .resize({ ...thumbnailSize, fit: 'cover', position: 'top' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 75 })
    .toBuffer()
    .catch(() => unreadable('This can’t be drawn.'));
}

async function firstPage(content: Uint8Array): Promise<Uint8Array> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { createCanvas } = await import('@napi-rs/canvas');
  const task = getDocument({
    data: new Uint8Array(content),
    useSystemFonts: true,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (2 * thumbnailSize.width) / Math.max(1, width) });
    const [wide, high] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    // A page may say that it is as narrow as a hair and a mile long.
    if (wide * high > mostPagePoints) unreadable('This page can’t be drawn.');
    const canvas = createCanvas(wide, high);
    if (!isDrawnOn(canvas)) return unreadable('This page can’t be drawn.');
    await page.render({ canvas, viewport }).promise;
    return canvas.toBuffer('image/png');
  } finally {
    await task.destroy();
  }
}

const mostPagePoints = 4_000_000;

/** The library draws on what browsers call a canvas, and on this one as well. */
const isDrawnOn = <Canvas extends object>(canvas: Canvas): canvas is Canvas & HTMLCanvasElement =>
  'getContext' in canvas;
