import { z } from 'zod';
import { endpoints } from '../kernel/endpoint.ts';
import { formText, requiredText, sentences } from '../kernel/fields.ts';
import { idempotencyKey } from '../kernel/records.ts';

/** A list as the reader searched, narrowed and ordered it, under a name of their own. */
const savedView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What follows the question mark of its address. */
    search: z.string(),
  })
  .meta({ id: 'SavedView' });

/** Which list it is of, as its page is addressed: `/app/teams/$team/members`. */
const page = formText(sentences.invalid('Page'), 200).min(1, sentences.required('Page'));
const name = requiredText('Name', 60);

export const savedViews = endpoints({
  'GET /saved-views': {
    summary: 'The views of a list that the reader has saved, in the order of their names.',
    query: z.object({ page }),
    response: z.array(savedView),
    rate: 'read',
    audit: 'none',
  },
  'POST /saved-views': {
    summary: 'Keep what the address of a list says under a name; at most 20 of each list.',
    body: z.object({
      page,
      name,
      search: formText('This list is narrowed by too much to be saved.', 2000).min(
        1,
        'Search, filter or sort the list first.',
      ),
      idempotencyKey,
    }),
    response: savedView,
    rate: 'write',
    audit: 'none',
  },
  'POST /saved-views/{savedView}/events': {
    summary: 'Give a saved view of one’s own another name, or delete it.',
    body: z.discriminatedUnion(
      'type',
      [
        z.object({ type: z.literal('RENAME'), name, idempotencyKey }),
        z.object({ type: z.literal('DELETE'), idempotencyKey }),
      ],
      { error: sentences.invalid('Event') },
    ),
    response: null,
    rate: 'write',
    audit: 'none',
  },
});
