import type { Box } from '#web/charts/drawing/chart.ts';
import type { StoryPicture } from '#web/charts/drawing/story.ts';
import { boxOf, overlap, passesThrough, segmentsOf } from '../lint.ts';

/** What makes a picture of a story hard to read, in sentences; empty when it is fit to be published. Rows lie on the cards of their states, and arrows begin there. */
export function lintPicture({
  transitions,
  layout,
}: Pick<StoryPicture, 'transitions' | 'layout'>): string[] {
  const cards = layout.states.filter(({ divider }) => divider === null);
  const heads = layout.states.flatMap(({ divider, ...box }) =>
    divider === null ? [] : [{ ...box, height: divider }],
  );
  const problems: string[] = [];
  for (const [index, card] of cards.entries()) {
    const other = [...cards.slice(index + 1), ...heads].find((each) => overlap(card, each));
    if (other) problems.push(`${card.path} lies on ${other.path || 'the head'}`);
    if (!isInside(card, layout)) problems.push(`${card.path} reaches out of the picture`);
  }
  for (const route of layout.routes) {
    for (const { transition, ...label } of route.labels) {
      const card = cards.find((each) => isInside(label, within(each)));
      if (!card) problems.push(`the row of ${transition} lies on no card`);
    }
    const source = transitions.find(({ id }) => id === route.transitions[0])?.source;
    for (const segment of segmentsOf(route)) {
      const crossed = cards.find((each) => each.path !== source && passesThrough(segment, each));
      const level = boxOf(segment);
      if (crossed) problems.push(`${route.transitions[0]} runs through ${crossed.path}`);
      if (!isInside(level, layout)) problems.push(`${route.transitions[0]} leaves the picture`);
    }
  }
  return problems;
}

const within = (box: Box): Box => ({ ...box, width: box.width + 0.5, height: box.height + 0.5 });

const isInside = (
  inner: Box,
  outer: Pick<Box, 'width' | 'height'> & Partial<Pick<Box, 'x' | 'y'>>,
): boolean =>
  inner.x >= (outer.x ?? 0) &&
  inner.y >= (outer.y ?? 0) &&
  inner.x + inner.width <= (outer.x ?? 0) + outer.width &&
  inner.y + inner.height <= (outer.y ?? 0) + outer.height;
