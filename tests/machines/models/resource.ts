import { unwritten } from '#machines/plain-record.ts';
import { resourceMachine } from '#machines/resource/machine.ts';
import { plainModel } from './plain-record.ts';

const written = {
  name: 'Saying no kindly',
  kind: 'article',
  file: null,
  url: null,
  article: 'Say it early.',
  description: null,
  audience: 'both',
  durationMinutes: null,
  availableFrom: null,
  availableTo: null,
} as const;
const place = { scope: 'global', target: null } as const;
const questions = ['hasFile', 'hasLink', 'hasText', 'hasDays', 'areCategories'];

export const resourceModel = plainModel(
  resourceMachine,
  { ...unwritten, ...written, ...place },
  {
    CREATE: {
      words: 'adds it',
      payload: { ...written, ...place, categories: [], silently: false },
      questions: ['hasPlace', ...questions],
    },
    EDIT: { words: 'edits it', payload: { ...written, categories: [] }, questions },
    DELETE: { words: 'deletes it' },
  },
);
