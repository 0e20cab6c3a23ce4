import { unwritten } from '#machines/plain-record.ts';
import { resourceCategoryMachine } from '#machines/resource-category/machine.ts';
import { plainModel } from './plain-record.ts';

const fields = { name: 'Leadership', description: null, colour: 'violet', parent: null } as const;
const questions = ['isNameFree', 'hasProperParent'];

export const resourceCategoryModel = plainModel(
  resourceCategoryMachine,
  { ...unwritten, ...fields },
  {
    CREATE: { words: 'creates it', payload: fields, questions },
    EDIT: { words: 'edits it', payload: fields, questions },
    MOVE: { words: 'moves it', payload: { order: 1 } },
    DELETE: {
      words: 'deletes it',
      payload: { moveTo: null },
      questions: ['hasNoCategories', 'haveResourcesAPlace'],
    },
  },
);
