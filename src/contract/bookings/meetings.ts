import { z } from 'zod';
import { problems } from '#domain/meetings/problems.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  formText,
  id,
  optionalLines,
  optionalText,
  secretText,
  sentences,
  wholeNumber,
} from '../kernel/fields.ts';
import { personReference } from '../kernel/records.ts';

/** What the door of a room says to whoever stands before it (domain reference, 6.10). */
export const meetingDoor = z
  .object({
    title: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    doorStatus: z.enum(['early', 'open', 'cancelled', 'over']),
    opensAt: z.string(),
    closesAt: z.string(),
    /** The server's clock, from which what is left is counted. */
    now: z.string(),
    /** Staff say why they come in. */
    wantsReason: z.boolean(),
    /** The provider whose client may be used instead of the built-in room; null where the operator has named none. */
    client: z
      .object({
        /** The meeting in which the session takes place; null: in the built-in room. */
        number: z.string().nullable(),
        /** The reader decides about it. */
        mayChoose: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'MeetingDoor' });

/** Somebody who is in the room. `page` is the browser page at which they sit: another one has to be connected to anew. */
const participant = z.object({
  seat: z.string(),
  page: z.string(),
  side: z.enum(['member', 'coach', 'staff']),
  person: personReference,
});

const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** What lets one person join one meeting with the provider's client. */
const clientRoom = z.object({
  /** The document of the client, of an origin of its own. */
  address: z.string(),
  ticket: z.object({
    signature: z.string(),
    key: z.string(),
    number: z.string(),
    passcode: z.string(),
    name: z.string(),
  }),
});

/** What somebody reported from the room. */
const reportedProblem = z
  .object({
    id: z.string(),
    person: personReference,
    problem: z.enum(problems),
    detail: z.string().nullable(),
    /** Where they stood on the meeting chart: `inside.reconnecting`. */
    step: z.string(),
    at: z.string(),
  })
  .meta({ id: 'MeetingProblem' });

const page = { page: id('Page') };

export const meetings = endpoints({
  'GET /meetings/{booking}': {
    summary: 'Whether the meeting room of a booking is open to the reader, and when it opens.',
    response: meetingDoor,
    rate: 'read',
    audit: 'none',
  },
  'POST /meetings/{booking}/seat': {
    summary: 'Come into the room, or come back to the seat that was kept.',
    body: z.object({ ...page, reason: optionalLines('Reason', 500) }),
    response: z.object({
      door: meetingDoor,
      /** Null while the door is not open. */
      room: z
        .object({
          seat: z.string(),
          people: z.array(participant),
          /** How to find a way between two networks; empty where the operator names none. */
          iceServers: z.array(iceServer),
          /** Null in the built-in room. */
          client: clientRoom.nullable(),
        })
        .nullable(),
    }),
    rate: 'write',
    audit: 'access',
  },
  'POST /meetings/{booking}/exchange': {
    summary:
      'Tell that the reader is still there, hand over what others need to connect, and fetch what they handed over.',
    body: z.object({
      ...page,
      /** The last position that was heard; what is before it is thrown away. */
      heard: wholeNumber('Heard', 0, Number.MAX_SAFE_INTEGER),
      signals: z
        .array(
          z.object({
            to: id('Seat'),
            toPage: id('Page'),
            content: secretText(sentences.invalid('Content')).min(1).max(64_000),
          }),
        )
        .max(100),
    }),
    response: z.object({
      doorStatus: meetingDoor.shape.doorStatus,
      /** The reader sits here; false when another page has taken the seat over. */
      seated: z.boolean(),
      people: z.array(participant),
      signals: z.array(
        z.object({
          position: z.int(),
          from: z.string(),
          fromPage: z.string(),
          content: z.string(),
        }),
      ),
    }),
    rate: 'write',
    audit: 'none',
  },
  'POST /meetings/{booking}/client': {
    summary: 'Let a session take place in a meeting of the provider, or in the built-in room.',
    body: z.object({
      /** As the provider writes it; null for the built-in room. */
      number: formText(
        'Enter the number of the meeting.',
        40,
        'The number of a meeting has 9 to 11 digits.',
      )
        .transform((text) => text.replaceAll(/[\s-]/g, ''))
        .pipe(z.string().regex(/^\d{9,11}$/, 'The number of a meeting has 9 to 11 digits.'))
        .nullable(),
      passcode: optionalText('Passcode', 20),
    }),
    response: meetingDoor,
    rate: 'write',
    audit: 'change',
  },
  'POST /meetings/{booking}/problems': {
    summary: 'Report what goes wrong at the door or in the room, to staff.',
    body: z
      .object({
        problem: choice('Problem', problems),
        detail: optionalLines('Details', 500),
        step: z
          .string({ error: sentences.invalid('step') })
          .regex(/^[\w.]{1,80}$/, sentences.invalid('step')),
      })
      .refine(({ problem, detail }) => problem !== 'other' || detail !== null, {
        path: ['detail'],
        error: 'Say what went wrong.',
      }),
    response: null,
    rate: 'write',
    audit: 'none',
  },
  'GET /meetings/{booking}/problems': {
    summary: 'What was reported from the room of a booking, the latest first, 50 at most.',
    response: z.array(reportedProblem),
    rate: 'read',
    audit: 'none',
  },
  'POST /meetings/{booking}/leave': {
    summary: 'Leave the room.',
    body: z.object(page),
    response: null,
    rate: 'write',
    audit: 'change',
  },
});
