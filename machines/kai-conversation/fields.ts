import {
  mostFiles,
  sentences,
  spokenLanguageNames,
  spokenLanguages,
  type Participant,
} from '#domain/kai-conversations/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import {
  answer,
  choice,
  date,
  optionalReference,
  own,
  reference,
  references,
  text,
} from '#domain/records/fields.ts';

/** What is written about a conversation before it is uploaded (domain reference, 10.2). */
export const writtenFields = {
  title: text('Title', 120),
  group: choice('Group', programmeGroups, {
    sentence: 'Choose a group.',
    tip: 'What the conversation is scored on.',
  }),
  programmeId: reference('Programme', { sentence: 'Choose a programme.' }),
  about: optionalReference('Whose skill is analysed'),
  heldOn: date('Held on', { sentence: 'Choose the day of the conversation.' }),
  language: choice('Language', spokenLanguages, {
    names: spokenLanguageNames,
    tip: 'Recordings are transcribed in it. So far only English conversations can be scored.',
  }),
  participants: own<readonly Participant[]>('Who speaks'),
} as const;

/** What is uploaded. */
export const uploadFields = {
  files: references('Recording or transcript', sentences.files, mostFiles),
  consentConfirmed: answer('Consent', sentences.consent),
} as const;
