import { createElement as h, useInsertionEffect, type ReactElement } from 'react';
import { ChartList } from './chart-list.ts';
import { wearChartStyle } from './chart-sheet.ts';
import type { ChartLayout } from './chart.ts';
import { presentWords, storySpeech } from './chart-words.ts';
import { ChartDrawing, type ChartDrawingProps } from './drawing.ts';

export interface ChartFigureProps extends Omit<ChartDrawingProps, 'style' | 'linkTo'> {
  /** The same for a phone, of a picture of a story; a list of cards where there is none. */
  readonly narrow?: ChartLayout;
}

/** A chart in the application: the drawing, or nested cards where there is no room for it, and a status line that tells the present state. */
export function ChartFigure(props: ChartFigureProps): ReactElement {
  const { narrow, ...rest } = props;
  const { chart, active = [], visited, taken, tally } = rest;
  const drawing = narrow ? { ...rest, speech: storySpeech } : rest;
  useInsertionEffect(wearChartStyle, []);
  return h(
    'figure',
    { className: narrow ? 'chart-figure story' : 'chart-figure' },
    h(
      'div',
      {
        className: 'scroller',
        tabIndex: 0,
        role: 'region',
        'aria-label': `${chart.title}, drawing`,
      },
      h(ChartDrawing, drawing),
    ),
    h(
      'div',
      { className: 'narrow' },
      narrow
        ? h(ChartDrawing, { ...drawing, chart: { ...chart, layout: narrow }, scale: 1 })
        : h(ChartList, { chart, active, visited, taken, tally }),
    ),
    h('p', { className: 'told', role: 'status' }, presentWords(chart, active)),
  );
}
