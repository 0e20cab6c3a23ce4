import type { CategoryColour, ResourceKind } from '#domain/resources/vocabulary.ts';

export interface CategorySpec {
  readonly name: string;
  readonly description: string | null;
  readonly colour: CategoryColour;
  /** The category it lies in, by name. */
  readonly parent?: string;
}

/** In the order in which they are created, which is the order they stand in. */
export const categorySpecs: readonly CategorySpec[] = [
  {
    name: 'Leading others',
    description: 'Feedback, delegation and the conversations that are put off.',
    colour: 'violet',
  },
  {
    name: 'First-time managers',
    description: 'For the first hundred days with a team.',
    colour: 'violet',
    parent: 'Leading others',
  },
  {
    name: 'Difficult conversations',
    description: null,
    colour: 'pink',
    parent: 'Leading others',
  },
  {
    name: 'Selling with care',
    description: 'Listening, questions and honest proposals.',
    colour: 'orange',
  },
  { name: 'Discovery calls', description: null, colour: 'orange', parent: 'Selling with care' },
  {
    name: 'Wellbeing',
    description: 'Sleep, breaks, boundaries, and help when it gets too much.',
    colour: 'green',
  },
  { name: 'Sleep and recovery', description: null, colour: 'teal', parent: 'Wellbeing' },
  {
    name: 'Working across time zones',
    description: 'Hand-overs, meeting hours and writing things down.',
    colour: 'blue',
  },
  { name: 'Your programme', description: 'How coaching works here.', colour: 'yellow' },
];

/** One that staff thought better of. */
export const deletedCategory: CategorySpec = {
  name: 'Miscellaneous',
  description: null,
  colour: 'grey',
};

type ResourceSpec = readonly [title: string, kind: ResourceKind, ...categories: string[]];

export const resourceSpecs: readonly ResourceSpec[] = [
  ['Giving feedback that is heard', 'article', 'Leading others', 'Difficult conversations'],
  ['The delegation ladder', 'article', 'Leading others', 'First-time managers'],
  ['Your first team meeting: an agenda', 'article', 'First-time managers'],
  ['One-to-ones that matter', 'video', 'First-time managers'],
  ['From colleague to manager', 'article', 'First-time managers'],
  ['Before you say it: a worksheet', 'article', 'Difficult conversations'],
  ['Listening in three minutes', 'video', 'Difficult conversations', 'Selling with care'],
  ['Questions that open', 'article', 'Discovery calls', 'Selling with care'],
  ['A discovery call, annotated', 'video', 'Discovery calls'],
  ['Proposals without pressure', 'article', 'Selling with care'],
  ['Breaks you will actually take', 'article', 'Wellbeing'],
  ['When it gets too much: who to call', 'link', 'Wellbeing'],
  ['A week of better sleep', 'article', 'Sleep and recovery'],
  ['Winding down in ten minutes', 'video', 'Sleep and recovery'],
  ['Hand-overs in writing', 'article', 'Working across time zones'],
  ['How a coaching session works', 'video', 'Your programme'],
  ['Your credits, explained', 'article', 'Your programme'],
];
