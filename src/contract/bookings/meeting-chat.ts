import { z } from 'zod';
import { endpoints } from '../kernel/endpoint.ts';
import { requiredLines } from '../kernel/fields.ts';
import { idempotencyKey, personReference } from '../kernel/records.ts';

/** What those who are in the room of a booking wrote to each other. */
const chat = z
  .object({
    messages: z.array(
      z.object({
        id: z.string(),
        person: personReference,
        text: z.string(),
        at: z.string(),
      }),
    ),
    /** The room is open and the reader is in it. */
    mayWrite: z.boolean(),
  })
  .meta({ id: 'MeetingChat' });

export const meetingChat = endpoints({
  'GET /meetings/{booking}/messages': {
    summary:
      'What was written in the meeting room of a booking, in its order: for those who take part.',
    response: chat,
    rate: 'read',
    audit: 'none',
  },
  'POST /meetings/{booking}/messages': {
    summary: 'Write to the others in the room.',
    body: z.object({ text: requiredLines('Message', 2_000), idempotencyKey }),
    response: null,
    rate: 'write',
    audit: 'none',
  },
});
