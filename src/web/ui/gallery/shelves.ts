import type { ComponentType } from 'react';
import { lazyPart } from '../lazy-part.tsx';

type ShelfEntry = { key: string; title: string; Shelf: ComponentType };

/** Each shelf is fetched when it is looked at. */
const shelf = <Name extends string>(
  key: string,
  title: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ShelfEntry => ({
  key,
  title,
  Shelf: lazyPart(async () => (await load())[name]),
});

/** Every part of the kit stands on one of these, in every state it has. */
export const shelves = [
  shelf('type', 'Type and headings', 'TypeShelf', () => import('./type.tsx')),
  shelf('actions', 'Actions', 'ActionsShelf', () => import('./actions.tsx')),
  shelf('forms', 'Forms', 'FormsShelf', () => import('./forms.tsx')),
  shelf('choices', 'Choices', 'ChoicesShelf', () => import('./choices.tsx')),
  shelf('more-inputs', 'More inputs', 'InputsMoreShelf', () => import('./inputs-more.tsx')),
  shelf('dates', 'Dates', 'DatesShelf', () => import('./dates.tsx')),
  shelf('rich-text', 'Rich text', 'RichTextShelf', () => import('./rich-text.tsx')),
  shelf('flow', 'Flow', 'FlowShelf', () => import('./flow.tsx')),
  shelf('lists', 'Lists', 'ListsShelf', () => import('./lists.tsx')),
  shelf('charts', 'Charts', 'ChartsShelf', () => import('./charts.tsx')),
  shelf('feedback', 'Feedback', 'FeedbackShelf', () => import('./feedback.tsx')),
  shelf('people', 'People and records', 'PeopleShelf', () => import('./people.tsx')),
  shelf('viewers', 'Viewers', 'ViewersShelf', () => import('./viewers.tsx')),
  shelf('talks', 'Conversations', 'TalksShelf', () => import('./talks.tsx')),
  shelf('frames', 'Frames', 'FramesShelf', () => import('./frames.tsx')),
] as const satisfies readonly ShelfEntry[];
