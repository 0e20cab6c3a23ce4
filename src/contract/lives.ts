import { z } from 'zod';
import { recordNames } from '#machines/record-names.gen.ts';
import { narrowings } from '#domain/records/narrowed.ts';
import { endpoints } from './kernel/endpoint.ts';
import { choice, formText, id, optionalDate, queryNumber, sentences } from './kernel/fields.ts';
import { pageOf } from './kernel/lists.ts';

/** A chart, by its name. */
const machine = z.enum(recordNames);
const named = z.object({ machine });

/** Which records count, and when: 90 days up to today unless told. */
const looked = {
  from: optionalDate('From'),
  to: optionalDate('To'),
  organization: id('Organisation').optional(),
  session: id('Session').optional(),
  coach: id('Coach').optional(),
  programme: id('Programme').optional(),
};

const milliseconds = z.number().nullable();

/** How many did something, and how long they had stood where they were: half of them less than `half`, nine of ten less than `most`. Null where there was no time before. */
const taken = { records: z.int(), half: milliseconds, most: milliseconds };

/** What the records of one chart did in a period, by the paths and transitions of the chart. */
const lives = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** What concerns fewer people is left out; null where nothing is. */
    floor: z.int().nullable(),
    narrowings: z.array(z.enum(narrowings)),
    /** Whether the records themselves may be listed. */
    mayList: z.boolean(),
    /** How many stand in each state now. */
    current: z.array(z.object({ state: z.string(), records: z.int() })),
    /** How many took each transition in the period. */
    transitions: z.array(z.object({ transition: z.string(), ...taken })),
    /** Of those to whom something happened in the period: where they stood at its end, and for how long. */
    stopped: z.array(z.object({ state: z.string(), ...taken })),
  })
  .meta({ id: 'Lives' });

/** One record that a number counts. */
const life = z
  .object({
    id: z.string(),
    /** What people call it; null where it has no name of its own. */
    name: z.string().nullable(),
    state: z.string(),
    /** When it took the transition, or came to stop; null where neither was asked for. */
    at: z.string().nullable(),
  })
  .meta({ id: 'Life' });

export const livesKinds = ['current', 'transition', 'stopped'] as const;

const read = { rate: 'read', audit: 'none' } as const;

export const livesEndpoints = endpoints({
  'GET /lives': {
    summary: 'The charts whose records the reader may see counted.',
    response: z.array(z.object({ machine })),
    ...read,
  },
  'GET /lives/{machine}': {
    summary:
      'How many records stand in each state of a chart, which transitions they took in a period, how long that took, and where they stopped. Admins of organisations see their own, and no number about fewer people than their floor.',
    params: named,
    query: z.object(looked),
    response: lives,
    ...read,
  },
  'GET /lives/{machine}/records': {
    summary: 'The records that such a number counts.',
    params: named,
    query: z.object({
      pageNumber: queryNumber('Page number', 1, 1_000_000).default(1),
      perPage: queryNumber('Page size', 1, 100).default(20),
      ...looked,
      kind: choice('Number', livesKinds),
      /** The path of a state, or the identity of a transition. */
      of: formText(sentences.invalid('Number'), 300),
    }),
    response: pageOf(life),
    ...read,
  },
});
