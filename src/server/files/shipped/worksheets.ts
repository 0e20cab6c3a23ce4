import { worksheet, type WorksheetPage } from './worksheet.ts';

interface Worksheet {
  /** As a resource is called. */
  readonly title: string;
  readonly description: string;
  /** As the file is called. */
  readonly file: string;
  readonly categories: readonly string[];
  readonly pages: readonly WorksheetPage[];
}

/** Worksheets to print and fill in, by the names that their files are stored as. */
export const worksheets: Readonly<Record<string, Worksheet>> = {
  'shipped.the-week-in-one-page': {
    title: 'The week in one page',
    description: 'Ten minutes on a Friday: what gave you energy, what took it, and one change.',
    file: 'The week in one page.pdf',
    categories: ['Wellbeing'],
    pages: [
      {
        title: 'The week in one page',
        lines: [
          'What gave me energy this week?',
          '_',
          '_',
          '_',
          'What took it?',
          '_',
          '_',
          '_',
          'What did I put off, and what would make it easier to begin?',
          '_',
          '_',
          '_',
          'One thing that I will do differently next week:',
          '_',
          '_',
        ],
      },
    ],
  },
  'shipped.two-lists': {
    title: 'Two lists before a difficult conversation',
    description: 'What you want to have said at the end, and what you fear will happen.',
    file: 'Two lists.pdf',
    // It goes with a message and is no resource.
    categories: [],
    pages: [
      {
        title: 'Two lists before a difficult conversation',
        lines: [
          'What do I want to have said at the end?',
          '_',
          '_',
          '_',
          'What do I fear will happen?',
          '_',
          '_',
          '_',
          'My first three sentences',
          '_',
          '_',
          '_',
        ],
      },
    ],
  },
  'shipped.preparing-a-delegation': {
    title: 'Preparing a delegation',
    description: 'What to settle before you hand something over, and when to look in.',
    file: 'Preparing a delegation.pdf',
    categories: ['Leading others', 'First-time managers'],
    pages: [
      {
        title: 'Preparing a delegation',
        lines: [
          'What exactly am I handing over, and what not?',
          '_',
          '_',
          '_',
          'What does a good result look like?',
          '_',
          '_',
          '_',
          'Which decisions can they take without me?',
          '_',
          '_',
        ],
      },
      {
        title: 'Looking in',
        lines: [
          'When do we look at it together? What will I ask?',
          '_',
          '_',
          '_',
          'What might go wrong, and how would I notice?',
          '_',
          '_',
          '_',
          'What do I need from others for it?',
          '_',
          '_',
        ],
      },
    ],
  },
  'shipped.cancelling-in-time': {
    title: 'Cancelling in time',
    description: 'When a cancelled session keeps its credit, and when it does not.',
    file: 'Cancelling in time.pdf',
    // It goes with an answer of support and is no resource.
    categories: [],
    pages: [
      {
        title: 'Cancelling in time',
        lines: [
          'Until 24 hours before the start you can cancel, and the credit comes back.',
          'Later than that, the credit counts as used.',
          'Count from the start of the session, in your own time zone.',
          'If something came up that you could not know, tell us: we can give it back.',
        ],
      },
    ],
  },
};

/** The content of each, by the same names. */
export const worksheetContents = Object.fromEntries(
  Object.entries(worksheets).map(([name, { pages }]) => [name, () => worksheet(pages)]),
);
