import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import type { StoryArrow, StoryLink } from '#web/charts/drawing/story.ts';
import { block, type Block, type Paragraph, type Run } from '../lines.ts';
import type { Sketch } from './pictures.ts';

/** Pixels around what is written on a card, and around each of its rows. */
export const pad = { x: 10, y: 8 };
export const rowPad = { x: 4, y: 2, gap: 5 };

/** One thing that can happen in a state, written on its card; an arrow leads from it to each state it can lead to. */
export interface Row {
  readonly block: Block;
  /** Of its box, from the top of the card. */
  readonly y: number;
  /** Where no arrow is drawn the row names the state it leads to. */
  readonly options: readonly ChartTransition[];
}

/** A state as a card: its name and sentence, what is folded into it, and what can happen in it. */
export interface Card {
  readonly head: Block;
  readonly rows: readonly Row[];
  readonly width: number;
  readonly height: number;
}

const headOf = (
  { name, description, tags }: ChartState,
  limit: number,
  also: readonly StoryLink[] = [],
): Block =>
  block([
    { runs: [{ style: 'title', text: name }], limit },
    ...(description ? [{ runs: [{ style: 'note' as const, text: description }], limit }] : []),
    ...tags.map((text): Paragraph => ({ runs: [{ style: 'tag', text }], limit })),
    ...[linkRuns(also, 'to', 'Goes on in'), linkRuns(also, 'from', 'Comes from')]
      .filter((runs) => runs.length > 0)
      .map((runs): Paragraph => ({ runs, limit })),
  ]);

/** The head of a picture, or of a state that is open, which is as wide as what is inside. */
export const wideHead = (
  { states, also }: Pick<Sketch, 'states' | 'also'>,
  state: ChartState,
  limit: number,
): Block => headOf(state, limit, state === states[0] ? also : []);

/** The card of a state, as wide as told. `lines` are the arrows that are drawn. */
export function cardOf(
  sketch: Sketch,
  state: ChartState,
  lines: readonly ChartTransition[],
  width: number,
): Card {
  const head = headOf(state, width - 2 * pad.x);
  const own = sketch.transitions.filter(({ source }) => source === state.path);
  const isLine = (each: ChartTransition) => lines.includes(each);
  const labels = [...new Set(own.map(({ label }) => label))];
  let y = pad.y + head.height + rowPad.gap;
  const rows = labels.map((label) => {
    const same = own.filter((each) => each.label === label);
    const elsewhere = same.filter((each) => !isLine(each));
    const isDrawn = elsewhere.length < same.length;
    const row = rowBlock(
      sketch,
      isDrawn && elsewhere.length > 0 ? `${label}, or` : label,
      same,
      elsewhere,
      width - 2 * (pad.x + rowPad.x),
    );
    // What is drawn comes first: the row begins where its arrows do.
    const options = [...same.filter(isLine), ...elsewhere];
    const placed: Row = { block: row, y: y + rowPad.y, options };
    y += row.height + 2 * rowPad.y + rowPad.gap;
    return placed;
  });
  return { head, rows, width, height: y - rowPad.gap + pad.y };
}

function rowBlock(
  sketch: Pick<Chart, 'states'>,
  label: string,
  same: readonly StoryArrow[],
  elsewhere: readonly ChartTransition[],
  limit: number,
): Block {
  const links = same.flatMap(({ also }) => also);
  const targets = elsewhere.map(
    ({ target }) => sketch.states.find(({ path }) => path === target)?.name ?? '',
  );
  const others: Run[] = [
    { style: 'arrow', text: '' },
    { style: 'plain', text: orOf(targets) },
  ];
  return block([
    {
      runs: [
        { style: 'plain', text: label },
        ...(targets.length > 0 ? others : []),
        ...linkRuns(links, 'to', '· also'),
        ...linkRuns(links, 'from', '· from'),
      ],
      limit,
    },
  ]);
}

/** Links, each once: “· also credit · move”. */
function linkRuns(
  also: readonly StoryLink[],
  direction: StoryLink['direction'],
  word: string,
): Run[] {
  const links = also.filter((each) => each.direction === direction);
  const once = [...new Map(links.map((each) => [`${each.chart}|${each.picture}`, each])).values()];
  return once.flatMap(({ name, chart, picture }, index): Run[] => [
    { style: 'tag', text: index === 0 ? word : '·' },
    { style: 'link', text: name, link: { chart, picture } },
  ]);
}

/** “Session, Credit or Coach”. */
const orOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
