import { z } from 'zod';
import { muteReasonMost } from '#domain/forum/mutes.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { describedLines, instant } from '../kernel/fields.ts';
import { idempotencyKey, personReference } from '../kernel/records.ts';

/** Somebody can't post in the forum, as staff read it. */
export const forumMute = z
  .object({
    person: personReference,
    /** Null: until it is lifted. */
    until: z.string().nullable(),
    reason: z.string(),
    by: personReference.nullable(),
    at: z.string(),
  })
  .meta({ id: 'ForumMute' });

export const forumMutes = endpoints({
  'GET /forum/mutes': {
    summary: 'Who is muted in the forum now, the last first; at most 50.',
    response: z.array(forumMute),
    rate: 'read',
    audit: 'none',
  },
  'POST /forum/mutes/{user}': {
    summary: 'Mute a member or a coach in the forum: until then, or until it is lifted.',
    body: z.object({
      reason: describedLines(
        'Reason',
        muteReasonMost,
        1,
        'Say why, in a sentence they understand.',
      ),
      until: instant('End').nullable(),
      idempotencyKey,
    }),
    response: forumMute,
    rate: 'write',
    audit: 'change',
  },
  'POST /forum/mutes/{user}/lifting': {
    summary:
      'Lift the mute of a person, who can post in the forum again; answers with what it was, null where there was none.',
    body: z.object({ idempotencyKey }),
    response: forumMute.nullable(),
    rate: 'write',
    audit: 'change',
  },
});
