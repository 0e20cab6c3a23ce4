// What reads pages lies in this thread: the content policy lets no script be made of an address, which a worker would be.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';

export type { PDFDocumentProxy };

export interface OpenPdf {
  readonly opened: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** A PDF, of which no more is fetched than the pages that are looked at. */
export function openPdf(address: string): OpenPdf {
  const task = getDocument({
    url: address,
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  return { opened: task.promise, close: () => void task.destroy() };
}

export const isLocked = (error: unknown): boolean => error instanceof PasswordException;

/** Pixels that a canvas may have on every device. */
const mostPixels = 16_000_000;

interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly page: number;
  /** How wide it is to be, in pixels of the page around it. */
  readonly width: number;
  readonly signal: AbortSignal;
}

/** So many pages are drawn to be printed; a longer document is printed by what it is saved to. */
export const mostPrintedPages = 60;

/** Every page as it comes out of a printer: A4 with 120 dots to the inch. */
export async function drawSheets(
  document: PDFDocumentProxy,
  signal: AbortSignal,
): Promise<HTMLCanvasElement[]> {
  const sheets: HTMLCanvasElement[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    signal.throwIfAborted();
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: 992 / width });
    const canvas = window.document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    page.cleanup();
    sheets.push(canvas);
  }
  return sheets;
}

/** Draws a page; resolves to what it says. */
export async function drawPage(
  document: PDFDocumentProxy,
  { canvas, page: number, width, signal }: Drawing,
): Promise<string> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const scale = width / page.getViewport({ scale: 1 }).width;
  const { height } = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio, 2, Math.sqrt(mostPixels / (width * height)));
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${width}px`;
  const task = page.render({ canvas, viewport });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}
