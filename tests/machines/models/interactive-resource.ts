import { interactiveResourceMachine } from '#machines/interactive-resource/machine.ts';
import { unwritten } from '#machines/plain-record.ts';
import { plainModel } from './plain-record.ts';

const written = {
  name: 'Wheel of life',
  description: null,
  groups: ['GROW'] as 'GROW'[],
  url: 'https://activities.example.com/wheel',
  package: null,
  allowedOrigin: null,
  completionRule: 'event',
  minScore: null,
  maxScore: null,
  resumable: true,
} as const;
const questions = ['hasContent', 'hasOrigin', 'hasScores'];

export const interactiveResourceModel = plainModel(
  interactiveResourceMachine,
  { ...unwritten, ...written, contentVersion: 0 },
  {
    CREATE: { words: 'creates it', payload: written, questions },
    EDIT: {
      words: 'edits it',
      payload: { ...written, asNewVersion: false },
      questions: [...questions, 'isVersionFree'],
    },
    DELETE: { words: 'deletes it' },
    RESTORE: { words: 'restores it' },
  },
);
