import type { ComponentType } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { ShelfName } from './shelf-titles.ts';

/** Each shelf is fetched when it is looked at. */
export const shelves: Readonly<Record<ShelfName, ComponentType>> = {
  type: lazyPart(async () => (await import('./type.tsx')).TypeShelf),
  actions: lazyPart(async () => (await import('./actions.tsx')).ActionsShelf),
  forms: lazyPart(async () => (await import('./forms.tsx')).FormsShelf),
  choices: lazyPart(async () => (await import('./choices.tsx')).ChoicesShelf),
  'more-inputs': lazyPart(async () => (await import('./inputs-more.tsx')).InputsMoreShelf),
  dates: lazyPart(async () => (await import('./dates.tsx')).DatesShelf),
  'rich-text': lazyPart(async () => (await import('./rich-text.tsx')).RichTextShelf),
  flow: lazyPart(async () => (await import('./flow.tsx')).FlowShelf),
  lists: lazyPart(async () => (await import('./lists.tsx')).ListsShelf),
  charts: lazyPart(async () => (await import('./charts.tsx')).ChartsShelf),
  feedback: lazyPart(async () => (await import('./feedback.tsx')).FeedbackShelf),
  people: lazyPart(async () => (await import('./people.tsx')).PeopleShelf),
  viewers: lazyPart(async () => (await import('./viewers.tsx')).ViewersShelf),
  talks: lazyPart(async () => (await import('./talks.tsx')).TalksShelf),
  frames: lazyPart(async () => (await import('./frames.tsx')).FramesShelf),
};
