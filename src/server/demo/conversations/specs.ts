import type { ProgrammeKey } from '../programmes/programmes.ts';
import { coachingTranscripts, sellingTranscripts } from './texts.ts';

/** One conversation of the demo: whose it is, when it was, and how far it comes. */
export interface ConversationSpec {
  readonly title: string;
  readonly by: string;
  readonly programme: ProgrammeKey;
  readonly group: 'GROW' | 'Sales';
  readonly transcript: string;
  /** Days before the present. */
  readonly ago: number;
  readonly end: 'complete' | 'draft' | 'disputed' | 'deleted';
  /** Nobody said who leads. */
  readonly isUnnamed?: true;
  /** The last name of a coach. */
  readonly sharedWith?: string;
}

const [list, silence, sentences, thursday] = coachingTranscripts;
const [colours, sundays] = sellingTranscripts;

const mia = { by: 'Mia Thornton', programme: 'confidence', group: 'GROW' } as const;
const selling = { by: 'Mia Thornton', programme: 'salesAcademy', group: 'Sales' } as const;

export const specs: readonly ConversationSpec[] = [
  { ...mia, title: 'Ruth and the handover', transcript: list, ago: 88, end: 'complete' },
  { ...mia, title: 'The list that nobody read', transcript: silence, ago: 61, end: 'complete' },
  {
    ...mia,
    title: 'Two sentences for Karim',
    transcript: sentences,
    ago: 33,
    end: 'complete',
    sharedWith: 'Silva',
  },
  {
    ...mia,
    title: 'After Thursday',
    transcript: thursday,
    ago: 6,
    end: 'disputed',
    sharedWith: 'Silva',
  },
  {
    ...mia,
    title: 'Who leads here?',
    transcript: silence,
    ago: 20,
    end: 'complete',
    isUnnamed: true,
  },
  { ...mia, title: 'Next talk with Ruth', transcript: '', ago: 1, end: 'draft' },
  {
    ...mia,
    title: 'Only a greeting',
    transcript: '{me}: Hello Ruth.\nRuth: Hello. Can we speak tomorrow?\n{me}: Gladly.',
    ago: 12,
    end: 'complete',
  },
  { ...mia, title: 'A try that I don’t keep', transcript: list, ago: 70, end: 'deleted' },
  {
    ...selling,
    title: 'Planning board, first visit',
    transcript: colours,
    ago: 45,
    end: 'complete',
  },
  { ...selling, title: 'Mrs Bell’s Sundays', transcript: sundays, ago: 9, end: 'complete' },
  ...['Kwame Asante', 'Li Na Zhang', 'Rohan Kulkarni', 'Tobias Ahlström', 'Yusuf Demir'].map(
    (by, nth) =>
      ({
        by,
        programme: 'confidence',
        group: 'GROW',
        title: 'A talk with my team lead',
        transcript: [silence, sentences, thursday][nth % 3] ?? list,
        ago: 46 + nth,
        end: 'complete',
      }) as const,
  ),
];
