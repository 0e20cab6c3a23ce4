import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { ChartFigure, type ChartFigureProps } from '#web/charts/drawing/chart-figure.ts';
import { bringIntoView } from '#web/charts/into-view.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Minus, Plus } from '#web/ui/icons.ts';
import { useWidth } from '#web/ui/layout/use-width.ts';
import { useView } from './use-view.ts';
import { firstZoom, wholeIn, zoomStep, type Zoom } from './zoom.ts';
import * as texts from './texts.ts';

interface ZoomedChartProps extends Omit<ChartFigureProps, 'scale'> {
  /** The state that is brought into view. */
  readonly about: string;
  /** How it is seen at first; so that its letters can be read, when left out. */
  readonly opening?: Zoom;
}

/** As high as the frame may be; its style says the same. */
const highest = (isStory: boolean): number =>
  Math.min(isStory ? 680 : 576, globalThis.innerHeight * (isStory ? 0.9 : 0.8));

/** A drawing in its frame, seen whole or in part; by keyboard with plus, minus, 0 for the whole and 1 for the actual size. */
export function ZoomedChart({ about, opening, ...figure }: ZoomedChartProps) {
  const { width, height } = figure.chart.layout;
  const [frame, room] = useWidth<HTMLDivElement>(width);
  const [{ zoom: chosen }, see] = useView();
  const isStory = figure.narrow !== undefined;
  const whole = wholeIn({ width: room, height: highest(isStory) }, { width, height });
  const zoom = chosen ?? opening ?? (isStory ? 'whole' : firstZoom(whole));
  const percent = zoom === 'whole' ? whole : zoom;
  const before = useRef<Before | null>(null);
  const change = (next: Zoom): void => {
    const middle = zoom === 'whole' ? null : middleOf(scrollerIn(frame.current));
    before.current = { percent, middle };
    see({ zoom: next });
  };
  useLayoutEffect(() => {
    if (!before.current || before.current.percent === percent) return;
    const { middle } = before.current;
    before.current = null;
    if (middle) keepMiddle(scrollerIn(frame.current), middle);
    else bringIntoView(frame.current, about);
  });
  useEffect(() => bringIntoView(frame.current, about), [frame, about]);
  const keys: Readonly<Record<string, Zoom>> = {
    '+': zoomStep(percent, 1),
    '=': zoomStep(percent, 1),
    '-': zoomStep(percent, -1),
    '0': 'whole',
    '1': 100,
  };
  const press = (event: KeyboardEvent): void => {
    const next = keys[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  };
  const step = (direction: 1 | -1) => {
    const next = zoomStep(percent, direction);
    return { onClick: () => change(next), 'aria-disabled': next === percent || undefined };
  };
  const preset = (value: Zoom) => ({
    size: 'small' as const,
    variant: zoom === value ? ('secondary' as const) : ('quiet' as const),
    'aria-pressed': zoom === value,
    onClick: () => change(value),
  });
  return (
    // The keys are for whoever is inside: the drawing, its steps or the buttons.
    <div ref={frame} className="viewer-frame" onKeyDown={press} role="presentation">
      <fieldset className="viewer-zoom" aria-label={texts.sizeOfTheDrawing}>
        <Button {...preset('whole')} aria-keyshortcuts="0">
          {texts.wholeChart}
        </Button>
        <Button {...preset(100)} aria-keyshortcuts="1">
          {texts.actualSize}
        </Button>
        <IconButton
          size="small"
          label={texts.smaller}
          icon={<Minus />}
          aria-keyshortcuts="-"
          {...step(-1)}
        />
        <output className="viewer-percent">{percent}%</output>
        <IconButton
          size="small"
          label={texts.larger}
          icon={<Plus />}
          aria-keyshortcuts="+"
          {...step(1)}
        />
        {percent > whole ? <span className="viewer-more">{texts.thereIsMore}</span> : null}
      </fieldset>
      <ChartFigure {...figure} scale={percent / 100} />
    </div>
  );
}

const scrollerIn = (frame: HTMLElement | null): Element | null =>
  frame?.querySelector('.scroller') ?? null;

/** What is in the middle of the frame, as parts of the whole drawing. */
type Middle = readonly [x: number, y: number];

/** As it was when another size was asked for. */
interface Before {
  readonly percent: number;
  /** Null while all of it was seen. */
  readonly middle: Middle | null;
}

const middleOf = (scroller: Element | null): Middle | null =>
  scroller && [
    (scroller.scrollLeft + scroller.clientWidth / 2) / scroller.scrollWidth,
    (scroller.scrollTop + scroller.clientHeight / 2) / scroller.scrollHeight,
  ];

function keepMiddle(scroller: Element | null, [x, y]: Middle): void {
  if (!scroller) return;
  scroller.scrollLeft = x * scroller.scrollWidth - scroller.clientWidth / 2;
  scroller.scrollTop = y * scroller.scrollHeight - scroller.clientHeight / 2;
}
