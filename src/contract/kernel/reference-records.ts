import { z } from 'zod';
import type { Fields } from '#domain/records/fields.ts';
import { findsDeleted, nothing, plainAuthors, plainFields } from './plain-records.ts';
import { answersOf } from './record-answers.ts';
import { bodyOf } from './record-fields.ts';

interface Words {
  /** "venue", "venues" */
  readonly words: readonly [one: string, many: string];
  /** What its answers are called on the readable API page: "Venue". */
  readonly id: string;
}

/** What `plainRecord` is told of a record that is nothing but its fields. One that says more of itself brings its own `summary` or `detail`. */
export function referenceParts<F extends Fields>(fields: F, { words, id }: Words) {
  const body = bodyOf(fields);
  const summary = z.object({ ...plainFields, ...answersOf(fields) }).meta({ id: `${id}Summary` });
  return {
    words,
    summary,
    detail: summary.extend(plainAuthors).meta({ id }),
    fields: body,
    events: { EDIT: body, RESTORE: nothing, DELETE: nothing },
    orders: ['name', 'created'],
    filters: findsDeleted,
  } as const;
}
