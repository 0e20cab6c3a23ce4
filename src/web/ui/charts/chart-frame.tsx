import { useId, useState, type ReactNode } from 'react';
import { chart } from '#styled/recipes/chart.js';
import { Button } from '../button.tsx';
import { categoryInWords, type ChartProps } from './chart-data.ts';
import { labelEvery, type Scale } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import { Table2 } from '../icons.ts';
import { useNumbers } from '../numbers.ts';
import { useWidth } from '../layout/use-width.ts';
import * as texts from './texts.ts';

const height = 260;
const perCharacter = 7;
const edge = { top: 12, right: 8, bottom: 28 };

/** One image to those who listen: its parts are in the table. */
const asImage = { role: 'img' } as const;

/** Where things stand in the drawing, in pixels. */
export type Plot = {
  /** The width of one category. */
  band: number;
  /** The middle of a category. */
  x: (at: number) => number;
  y: (value: number) => number;
};

type ChartFrameProps = ChartProps & {
  scale: Scale;
  /** How each series looks in the key, in a box of 24 × 12. */
  signs: readonly ReactNode[];
  /** What the marks use, such as patterns. */
  defs?: ReactNode;
  children: (plot: Plot) => ReactNode;
};

/** Title, key, axes and the table of a chart. The drawing has the width there is, so that its words keep their size. */
export function ChartFrame({ scale, signs, defs, children, ...data }: ChartFrameProps) {
  const { number } = useNumbers();
  const { title, description, categories, series, format = number } = data;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>(640);
  const look = chart();
  const longest = Math.max(...scale.ticks.map((tick) => format(tick).length));
  const left = longest * perCharacter + 10;
  const band = Math.max(0, width - left - edge.right) / Math.max(categories.length, 1);
  const x = (at: number) => left + band * (at + 0.5);
  const y = (value: number) =>
    edge.top +
    ((scale.high - value) / (scale.high - scale.low)) * (height - edge.top - edge.bottom);
  const every = labelEvery(categories, band, perCharacter);
  return (
    <figure className={look.root} aria-labelledby={`${id}-title`}>
      <figcaption className={look.head}>
        <span className={look.title} id={`${id}-title`}>
          {title}
        </span>
        <Button
          size="small"
          variant="plain"
          icon={<Table2 />}
          aria-expanded={asTable}
          aria-controls={asTable ? `${id}-table` : undefined}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.hideTable : texts.showAsTable}
        </Button>
      </figcaption>
      {series.length > 1 ? (
        <ul className={look.key}>
          {series.map(({ key, label }, at) => (
            <li key={key} className={look.entry}>
              <svg width="24" height="12" aria-hidden="true" data-series={at % 4}>
                {signs[at]}
              </svg>
              {label}
            </li>
          ))}
        </ul>
      ) : null}
      <div ref={box} className={look.box}>
        <svg
          className={look.drawing}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          {...asImage}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-description`}
        >
          <desc id={`${id}-description`}>{description}</desc>
          {defs}
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <line
                className={look.line}
                data-zero={tick === 0 || undefined}
                x1={left}
                x2={width - edge.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className={look.label} x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {categories.map((category, at) =>
            at % every === 0 ? (
              <text
                key={category}
                className={look.label}
                x={x(at)}
                y={height - 8}
                textAnchor="middle"
              >
                {category}
              </text>
            ) : null,
          )}
          {children({ band, x, y })}
          {categories.map((category, at) => (
            <rect
              key={category}
              className={look.touch}
              x={x(at) - band / 2}
              y={edge.top}
              width={band}
              height={height - edge.top - edge.bottom}
            >
              <title>{categoryInWords(data, at, format)}</title>
            </rect>
          ))}
        </svg>
      </div>
      {asTable ? <ChartTable {...data} id={`${id}-table`} /> : null}
    </figure>
  );
}
