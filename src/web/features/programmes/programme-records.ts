import { programmeFields } from '#machines/programme/fields.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';

export const programmes = defineRecord({
  path: 'programmes',
  param: 'programme',
  fields: programmeFields,
  noun: 'programme',
  chart: () => import('#charts/programme.json'),
});
