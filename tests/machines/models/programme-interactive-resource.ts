import { unwritten } from '#machines/plain-record.ts';
import { programmeInteractiveResourceMachine } from '#machines/programme-interactive-resource/machine.ts';
import { plainModel } from './plain-record.ts';

const written = {
  contentVersion: 1,
  opensOn: null,
  closesOn: null,
  position: 1,
  prerequisites: [],
} as const;
const fields = { programmeId: 'grow', interactiveResourceId: 'wheel', ...written } as const;
const questions = ['hasVersion', 'hasDays', 'arePrerequisites'];

export const programmeInteractiveResourceModel = plainModel(
  programmeInteractiveResourceMachine,
  { ...unwritten, ...fields },
  {
    CREATE: {
      words: 'adds it',
      payload: fields,
      questions: ['isProgrammeOpen', 'isActivityThere', 'isNew', ...questions],
    },
    EDIT: { words: 'edits it', payload: written, questions },
    DELETE: { words: 'removes it' },
  },
);
