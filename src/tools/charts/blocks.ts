import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import { block, type Block, type Paragraph, type Run } from './lines.ts';

type Unlaid = Omit<Chart, 'layout'>;

const labelLimit = 190;
const stateLimit = 230;
const purposeLimit = 440;

/** What is written inside a state: its name, its sentence, what runs in it, and the transitions that are not drawn as lines. */
export function stateBlock(
  chart: Unlaid,
  state: ChartState,
  inBox: readonly ChartTransition[],
): Block {
  const say = (style: Run['style'], text: string, limit = stateLimit): Paragraph[] =>
    text === '' ? [] : [{ runs: [{ style, text }], limit }];
  const doing = (when: string, actions: readonly string[]) =>
    actions.length > 0 ? say('action', `${when} / ${actions.join(', ')}`) : [];
  const isRoot = state.path === '';
  return block([
    ...say('title', isRoot ? chart.title : state.name),
    ...say(
      'note',
      isRoot ? chart.purpose : (state.description ?? ''),
      isRoot ? purposeLimit : stateLimit,
    ),
    ...state.invokes.flatMap((each) => say('invoke', `runs ${each}`)),
    ...doing('entry', state.entry),
    ...doing('exit', state.exit),
    ...inBox.map((each) => inWords(each, isRoot ? purposeLimit : stateLimit)),
    ...say('tag', state.tags.map((tag) => `#${tag}`).join(' ')),
  ]);
}

function inWords(each: ChartTransition, limit: number): Paragraph {
  const stays = each.target === null || each.target === each.source;
  const runs: Run[] = [{ style: 'event', text: each.label }];
  if (each.guard) runs.push({ style: 'guard', text: `[${each.guard}]` });
  if (stays && each.actions.length > 0) runs.push({ style: 'action', text: effects(each) });
  if (!stays) {
    runs.push({ style: 'arrow', text: '' }, { style: 'event', text: nameOf(each.target ?? '') });
  }
  return { runs, limit, transition: each.id };
}

/** The short name of a state in another place: the last two keys tell which is meant. */
const nameOf = (path: string): string => path.split('.').slice(-2).join('.');

const effects = ({ actions }: ChartTransition): string => `/ ${actions.join(', ')}`;

/**
 * What is written on a line: the event, its guard and its effects, of which two lines; the page beside the picture names them all.
 * The event is left out where the label above has said it, and the effects where many labels share a line.
 */
export function labelBlock(
  each: ChartTransition,
  above: ChartTransition | undefined,
  brief: boolean,
): Block {
  const say = (style: Run['style'], text: string, most?: number): Paragraph => ({
    runs: [{ style, text }],
    limit: labelLimit,
    transition: each.id,
    most,
  });
  return block([
    ...(above?.label === each.label ? [] : [say('event', each.label)]),
    ...(each.guard ? [say('guard', `[${each.guard}]`)] : []),
    ...(each.actions.length > 0 && !brief ? [say('action', effects(each), 2)] : []),
  ]);
}
