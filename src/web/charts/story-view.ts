import { passedBy } from './drawing/chart.ts';
import type { Progress } from './drawing/chart-words.ts';
import type { Tally } from './drawing/tally.ts';
import type { Story, StoryPicture } from './drawing/story.ts';

const isShownIn = ({ states }: StoryPicture, path: string): boolean =>
  states.slice(1).some((each) => each.path === path);

/** The picture that an address names; without one, that in which a state is seen, and the first where none shows it. */
export function pictureOf(
  { pictures }: Story,
  key: string | undefined,
  about: string,
): StoryPicture | undefined {
  return (
    pictures.find((each) => each.key === key) ??
    pictures.find((each) => isShownIn(each, about)) ??
    pictures[0]
  );
}

/** What has happened on a chart, as a picture of its story shows it. */
export function progressIn(
  picture: StoryPicture,
  { active, taken = [] }: Pick<Progress, 'active' | 'taken'>,
): Progress {
  const arrows = picture.transitions.filter(({ stands }) =>
    stands.some((id) => taken.includes(id)),
  );
  const ids = arrows.map(({ id }) => id);
  return { ...(active && { active }), taken: ids, visited: passedBy(picture, ids) };
}

/** What is counted on a chart, as a picture of its story shows it: a folded state counts all that stand inside, an arrow all the ways that it stands for. */
export function tallyIn(picture: StoryPicture, { states, transitions, number }: Tally): Tally {
  const shown = picture.states.map(({ path }) => path);
  const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}.`);
  const innermost = (path: string) =>
    shown
      .filter((each) => isIn(path, each))
      .toSorted((one, other) => other.length - one.length)
      .at(0);
  const within: Record<string, number> = {};
  for (const [path, count] of Object.entries(states)) {
    const state = innermost(path);
    // Whoever stands in another region, or around what is shown, is in none of these states.
    if (state !== undefined && state !== shown[0]) within[state] = (within[state] ?? 0) + count;
  }
  const taken = picture.transitions.map(({ id, stands }): [string, number] => [
    id,
    stands.reduce((sum, each) => sum + (transitions[each] ?? 0), 0),
  ]);
  return { states: within, transitions: Object.fromEntries(taken), number };
}

/** Another picture of a story, and what leads to it. */
export interface PictureLink {
  readonly goal: string;
  readonly words: string;
  readonly isPressed: boolean;
}

/** Where one can go from a picture: to the other regions, and into or out of the states that open. */
export function picturesBeside(story: Story, picture: StoryPicture): PictureLink[] {
  const scopeOf = ({ states }: StoryPicture) => states[0]?.path ?? '';
  const scope = scopeOf(picture);
  const scopes = story.pictures.filter((each) => scopeOf(each) === each.key);
  const opened = story.pictures.filter((each) => scopeOf(each) === scope && each.key !== scope);
  const nameOf = ({ key, states }: StoryPicture) =>
    states.find(({ path }) => path === key)?.name ?? key;
  return [
    ...(scopes.length > 1 ? scopes : []).map((each) => ({
      goal: each.key,
      words: nameOf(each),
      isPressed: each.key === scope,
    })),
    ...opened.map((each) => {
      const isOpen = each.key === picture.key;
      const goal = isOpen ? (each.within ?? '') : each.key;
      return { goal, words: `${isOpen ? 'Close' : 'Open'} “${nameOf(each)}”`, isPressed: isOpen };
    }),
  ];
}
