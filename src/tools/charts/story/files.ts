import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileStyle } from '#web/charts/drawing/chart-style.ts';
import { storySpeech } from '#web/charts/drawing/chart-words.ts';
import { ChartDrawing } from '#web/charts/drawing/drawing.ts';
import type { Story, StoryPicture } from '#web/charts/drawing/story.ts';

/** The file of a picture within `docs/machines`; that of the whole chart is called as the chart. */
export const fileOf = (chart: string, key: string, isNarrow = false): string =>
  `story/${[chart, key, isNarrow && 'narrow', 'svg'].filter(Boolean).join('.')}`;

/** Every file of the story of a chart, by its name. */
export function storyFiles(story: Story): [string, string][] {
  const drawn = story.pictures.flatMap((picture): [string, string][] => [
    [fileOf(story.name, picture.key), draw(picture)],
    [fileOf(story.name, picture.key, true), draw({ ...picture, layout: picture.narrow })],
  ]);
  return [[`story/${story.name}.json`, `${JSON.stringify(story)}\n`], ...drawn];
}

const draw = (picture: StoryPicture): string =>
  `${renderToStaticMarkup(
    createElement(ChartDrawing, {
      chart: picture,
      style: fileStyle,
      speech: storySpeech,
      linkTo: (link) => fileOf(link.chart, link.picture).replace('story/', ''),
    }),
  )}\n`;

/** The pictures of a story for the page of its chart: what is opened stands under what it is opened from, and is unfolded by whoever wants it. */
export const storyInPage = ({ name, pictures }: Story): string =>
  pictures
    .map((picture) => {
      const [root] = picture.states;
      const title = root?.name ?? picture.title;
      const opened = picture.states.find(({ path }) => path === picture.key);
      if (opened && opened !== root)
        return `<details><summary>${opened.name}, opened</summary>\n\n${image(name, picture, `${title}, with ${opened.name} opened`)}\n\n</details>`;
      return [picture.within === null ? '' : `### ${title}\n\n`, image(name, picture, title)].join(
        '',
      );
    })
    .join('\n\n');

const image = (name: string, { key }: Pick<StoryPicture, 'key'>, title: string): string =>
  [
    '<picture>',
    `<source media="(max-width: 639px)" srcset="${fileOf(name, key, true)}">`,
    `<img alt="The story of ${title}" src="${fileOf(name, key)}">`,
    '</picture>',
  ].join('');

/** The picture of all charts and what they send to each other. */
export const connectionsInPage: string = image(
  'connections',
  { key: '' },
  'how charts are connected',
);
