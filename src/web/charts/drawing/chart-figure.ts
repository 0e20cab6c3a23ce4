import { createElement as h, useInsertionEffect, type ReactElement } from 'react';
import { ChartList } from './chart-list.ts';
import { wearChartStyle } from './chart-sheet.ts';
import { presentWords } from './chart-words.ts';
import { ChartDrawing, type ChartDrawingProps } from './drawing.ts';

export type ChartFigureProps = Omit<ChartDrawingProps, 'style'>;

/** A chart in the application: the drawing, or nested cards where there is no room for it, and a status line that tells the present state. */
export function ChartFigure(props: ChartFigureProps): ReactElement {
  const { chart, active = [], visited, taken } = props;
  useInsertionEffect(wearChartStyle, []);
  return h(
    'figure',
    { className: 'chart-figure' },
    h(
      'div',
      {
        className: 'scroller',
        tabIndex: 0,
        role: 'region',
        'aria-label': `${chart.title}, drawing`,
      },
      h(ChartDrawing, props),
    ),
    h('div', { className: 'narrow' }, h(ChartList, { chart, active, visited, taken })),
    h('p', { className: 'told', role: 'status' }, presentWords(chart, active)),
  );
}
