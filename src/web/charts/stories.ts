import type { Story } from './drawing/story.ts';

const stories = import.meta.glob<{ default: Story }>('#charts/story/*.json');

/** Fetches the story of a chart; null where there is none by that name. */
export async function loadStory(name: string): Promise<Story | null> {
  const found = Object.entries(stories).find(([file]) => file.endsWith(`/story/${name}.json`));
  return found ? (await found[1]()).default : null;
}
