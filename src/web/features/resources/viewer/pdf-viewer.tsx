import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DrawnPage, Sheets, Viewer } from '#web/ui/embedded/viewer.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight, Minus, Plus, Printer } from '#web/ui/icons.ts';
import { useWidth } from '#web/ui/layout/use-width.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from '../texts.ts';
import {
  drawPage,
  drawSheets,
  isLocked,
  mostPrintedPages,
  openPdf,
  type PDFDocumentProxy,
} from './pdf-document.ts';

interface PdfViewerProps {
  address: string;
  name: string;
  onFailure: () => void;
}

const sizes = [1, 1.25, 1.5, 2, 3] as const;

/** A PDF, page by page: by its buttons, or by the keys of a reader. */
export function PdfViewer({ address, name, onFailure }: PdfViewerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [locked, setLocked] = useState(false);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(0);
  const [words, setWords] = useState('');
  const { sheets, print } = usePrint(pdf);
  const [stage, width] = useWidth<HTMLElement>(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    const { opened, close } = openPdf(address);
    let isGone = false;
    const show = async () => {
      const found = await opened;
      if (!isGone) setPdf(found);
    };
    show().catch((error: unknown) => {
      if (isGone) return;
      if (isLocked(error)) setLocked(true);
      else fail.current();
    });
    return () => {
      isGone = true;
      setPdf(null);
      close();
    };
  }, [address]);
  const wide = Math.floor(width * (sizes[size] ?? 1));
  useEffect(() => {
    if (pdf === null || canvas.current === null || wide === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    const drawing = { canvas: canvas.current, page, width: wide, signal };
    const draw = async () => {
      const said = await drawPage(pdf, drawing);
      if (!signal.aborted) setWords(said);
    };
    draw().catch(() => {
      if (!signal.aborted) fail.current();
    });
    return () => controller.abort();
  }, [pdf, page, wide]);

  if (locked) return <Notice tone="warning">{texts.pdfIsLocked}</Notice>;
  const pages = pdf?.numPages ?? 1;
  const turn = (to: number) => setPage(Math.min(pages, Math.max(1, to)));
  const resize = (to: number) => setSize(Math.min(sizes.length - 1, Math.max(0, to)));
  const keys: Readonly<Record<string, () => void>> = {
    PageDown: () => turn(page + 1),
    PageUp: () => turn(page - 1),
    ...(size === 0 && { ArrowRight: () => turn(page + 1), ArrowLeft: () => turn(page - 1) }),
    Home: () => turn(1),
    End: () => turn(pages),
    '+': () => resize(size + 1),
    '-': () => resize(size - 1),
  };
  return (
    <Viewer
      label={texts.pdfOf(name)}
      stageRef={stage}
      onKey={(key) => {
        keys[key]?.();
        return key in keys;
      }}
      tools={
        <>
          <IconButton
            label={texts.previousPage}
            icon={<ChevronLeft />}
            disabled={page === 1}
            onClick={() => turn(page - 1)}
          />
          <Text as="span">{texts.pageOf(page, pages)}</Text>
          <IconButton
            label={texts.nextPage}
            icon={<ChevronRight />}
            disabled={page === pages}
            onClick={() => turn(page + 1)}
          />
          <IconButton
            label={texts.smaller}
            icon={<Minus />}
            disabled={size === 0}
            onClick={() => resize(size - 1)}
          />
          <IconButton
            label={texts.larger}
            icon={<Plus />}
            disabled={size === sizes.length - 1}
            onClick={() => resize(size + 1)}
          />
          {pdf !== null && pages <= mostPrintedPages ? (
            <Button size="small" icon={<Printer />} busy={sheets === 'drawing'} onClick={print}>
              {texts.print}
            </Button>
          ) : null}
        </>
      }
    >
      <DrawnPage canvasRef={canvas} />
      {Array.isArray(sheets) ? <Sheets pages={sheets} /> : null}
      <VisuallyHidden as="output">{`${texts.pageOf(page, pages)}. ${words}`}</VisuallyHidden>
    </Viewer>
  );
}

/** All pages on paper: they are drawn first, and gone once they were printed. */
function usePrint(pdf: PDFDocumentProxy | null) {
  const [sheets, setSheets] = useState<HTMLCanvasElement[] | 'drawing' | null>(null);
  const drawing = useRef<AbortController>(null);
  useEffect(() => {
    // Another document is not printed as this one.
    if (pdf !== null) return () => drawing.current?.abort();
    return undefined;
  }, [pdf]);
  useEffect(() => {
    if (!Array.isArray(sheets)) return;
    const over = () => setSheets(null);
    window.addEventListener('afterprint', over, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', over);
  }, [sheets]);
  const print = async () => {
    if (pdf === null) return;
    const { signal } = (drawing.current = new AbortController());
    setSheets('drawing');
    try {
      const drawn = await drawSheets(pdf, signal);
      if (!signal.aborted) setSheets(drawn);
    } catch {
      setSheets(null);
    }
  };
  return { sheets, print: () => void print() };
}
