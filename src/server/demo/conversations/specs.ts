import type { TalkName } from '#server/files/shipped/talks.ts';
import { coachingTranscripts, sellingTranscripts } from '#server/files/shipped/talk-texts.ts';
import type { ProgrammeKey } from '../programmes/programmes.ts';

/** One conversation of the demo: whose it is, when it was, and how far it comes. */
export interface ConversationSpec {
  readonly title: string;
  readonly by: string;
  readonly programme: ProgrammeKey;
  readonly group: 'GROW' | 'Sales';
  /** What is said in it; one that can be heard has recordings besides. */
  readonly transcript: string;
  readonly talk?: TalkName;
  /** Days before the present. */
  readonly ago: number;
  readonly end:
    | 'draft'
    | 'uploading'
    | 'awaitingCredit'
    | 'queued'
    | 'transcribing'
    | 'analysing'
    | 'complete'
    | 'disputed'
    | 'reviewed'
    | 'deleted';
  /** Staff chose the credit that pays for it. */
  readonly isChosen?: true;
  /** Nobody said who leads. */
  readonly isUnnamed?: true;
  /** The last name of a coach. */
  readonly sharedWith?: string;
}

const [list, silence, sentences, thursday] = coachingTranscripts;
const [colours, sundays] = sellingTranscripts;

const mia = { by: 'Mia Thornton', programme: 'confidence', group: 'GROW' } as const;
const daniel = { by: 'Daniel Okonkwo', programme: 'confidence', group: 'GROW' } as const;
const selling = { by: 'Mia Thornton', programme: 'salesAcademy', group: 'Sales' } as const;
const other = { programme: 'confidence', group: 'GROW', transcript: silence } as const;

/** Members to whom no AI credits were given: staff choose one of the programme’s for them. */
export const withoutCredits: readonly string[] = ['Zoë Kaminski', 'Grace Adeyemi'];

export const specs: readonly ConversationSpec[] = [
  { ...mia, title: 'Ruth and the handover', transcript: list, ago: 88, end: 'complete' },
  { ...mia, title: 'The list that nobody read', transcript: silence, ago: 61, end: 'complete' },
  {
    ...mia,
    title: 'Two sentences for Karim',
    transcript: sentences,
    talk: 'sentences',
    ago: 33,
    end: 'complete',
    sharedWith: 'Silva',
  },
  {
    ...mia,
    title: 'After Thursday',
    transcript: thursday,
    talk: 'thursday',
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
    ...mia,
    title: 'Our talk on the way to the station',
    transcript: '',
    talk: 'station',
    ago: 0.2,
    end: 'queued',
  },
  {
    ...selling,
    title: 'Planning board, first visit',
    transcript: colours,
    ago: 45,
    end: 'complete',
  },
  { ...selling, title: 'Mrs Bell’s Sundays', transcript: sundays, ago: 9, end: 'complete' },
  { ...daniel, title: 'My first one-to-one as a lead', transcript: list, ago: 92, end: 'complete' },
  { ...daniel, title: 'Asking more, telling less', transcript: silence, ago: 57, end: 'reviewed' },
  {
    ...daniel,
    title: 'Letting the silence stand',
    transcript: sentences,
    ago: 26,
    end: 'complete',
  },
  {
    ...daniel,
    title: 'The habit of being asked',
    transcript: thursday,
    ago: 5,
    end: 'complete',
    sharedWith: 'Silva',
  },
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
  { ...other, by: 'Kwame Asante', title: 'Sent a moment ago', ago: 0.01, end: 'uploading' },
  {
    ...other,
    by: 'Li Na Zhang',
    title: 'Feedback in the corridor',
    ago: 0.02,
    end: 'transcribing',
  },
  { ...other, by: 'Rohan Kulkarni', title: 'What we agreed on', ago: 0.02, end: 'analysing' },
  { ...other, by: 'Zoë Kaminski', title: 'My first talk', ago: 0.3, end: 'awaitingCredit' },
  {
    ...other,
    by: 'Grace Adeyemi',
    title: 'Before the offsite',
    ago: 4,
    end: 'complete',
    isChosen: true,
  },
];
