import { z } from 'zod';
import { longestPhrase, problemOfPhrase } from '#domain/kai-conversations/rubrics/phrases.ts';
import { measures, sides } from '#domain/kai-conversations/rubrics/rubric.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  formText,
  optionalLines,
  requiredLines,
  requiredText,
  wholeNumber,
} from '../kernel/fields.ts';
import { idempotencyKey } from '../kernel/records.ts';

/** So much a rubric can hold. */
export const mostDimensions = 12;
export const mostCues = 8;
export const mostPhrases = 40;

const phrase = formText(
  'Write a word or a phrase on each line.',
  longestPhrase,
  `A phrase can have at most ${longestPhrase} characters.`,
).superRefine((text, context) => {
  const message = problemOfPhrase(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

const cue = z.object({
  says: requiredText('What it shows', 200),
  side: choice('Whose words', sides),
  /** Percent of what it tells by itself. */
  weight: wholeNumber('Weight', 1, 100),
  isAgainst: z.boolean(),
  phrases: z
    .array(phrase)
    .min(1, 'Write a word or a phrase on each line.')
    .max(mostPhrases, `At most ${mostPhrases} phrases belong to one cue.`),
});

const dimension = z.object({
  /** Null for one that is new; it stays the same when it is called something else, so that scores can be compared. */
  key: formText('Choose the dimension again.', 40).nullable(),
  name: requiredText('Name', 60),
  about: requiredText('Description', 300),
  source: requiredText('Source', 200),
  weight: wholeNumber('Weight', 1, 5),
  /** Null where it is scored by cues. */
  measure: choice('Scored by', measures).nullable(),
  cues: z.array(cue).max(mostCues, `At most ${mostCues} cues belong to one dimension.`),
  strength: requiredText('Where it is strong', 200),
  improvement: requiredText('Where it is weak', 200),
  action: requiredText('Something to try', 200),
});

const scale = z.object({
  strongFrom: wholeNumber('Strong from', 1, 100),
  weakBelow: wholeNumber('Weak below', 1, 100),
});

/** What a rubric says, as it is written. */
const written = z.object({
  name: requiredText('Name', 80),
  scale: scale.refine(({ strongFrom, weakBelow }) => weakBelow <= strongFrom, {
    path: ['weakBelow'],
    error: 'Weak below can’t be above “Strong from”.',
  }),
  dimensions: z
    .array(
      dimension.superRefine(({ measure, cues }, context) => {
        if ((measure === null) === (cues.length === 0))
          context.addIssue({
            code: 'custom',
            path: ['measure'],
            message:
              measure === null
                ? 'Add a cue, or choose what is counted.'
                : 'What is counted has no cues.',
          });
      }),
    )
    .max(mostDimensions, `A rubric can have at most ${mostDimensions} dimensions.`),
});

const shownText = z.string();
const scoring = z
  .object({
    name: shownText,
    scale: z.object({ strongFrom: z.number(), weakBelow: z.number() }),
    dimensions: z.array(
      z.object({
        key: shownText,
        name: shownText,
        about: shownText,
        source: shownText,
        weight: z.int(),
        measure: z.enum(measures).nullable(),
        cues: z.array(
          z.object({
            says: shownText,
            side: z.enum(sides),
            weight: z.int(),
            isAgainst: z.boolean(),
            phrases: z.array(shownText),
          }),
        ),
        strength: shownText,
        improvement: shownText,
        action: shownText,
      }),
    ),
  })
  .meta({ id: 'KaiScoring' });

const person = z.object({ id: z.string(), fullName: z.string() });
const version = z.object({
  number: z.int(),
  name: z.string(),
  dimensions: z.array(z.string()),
  /** What was changed with it; null where nobody said. */
  note: z.string().nullable(),
  /** Null for the one that came with the product. */
  at: z.string().nullable(),
  by: person.nullable(),
});
const group = z.enum(programmeGroups);

const kaiRubric = z
  .object({
    group,
    /** The version in force; 0 where nobody has filled it. */
    number: z.int(),
    inForce: scoring,
    /** What is written for the next one; null where nobody has begun. */
    draft: z.object({ version: z.int(), at: z.string(), by: person, scoring }).nullable(),
    /** The latest first. */
    versions: z.array(version),
  })
  .meta({ id: 'KaiRubric' });

const score = z.int().nullable();
const previewed = z.object({
  /** Null where the transcript can't be scored by it. */
  overall: score,
  scores: z.array(
    z.object({ dimension: z.string(), name: z.string(), value: score, evidence: z.int() }),
  ),
});

const params = z.object({ kaiRubric: choice('Group', programmeGroups) });

export const kaiRubrics = endpoints({
  'GET /kai-rubrics': {
    summary: 'What conversations of each group are scored on, for staff.',
    response: z.array(
      z.object({
        group,
        number: z.int(),
        name: z.string(),
        dimensions: z.array(z.string()),
        at: z.string().nullable(),
        draft: z.object({ at: z.string(), by: person }).nullable(),
      }),
    ),
    rate: 'read',
    audit: 'none',
  },
  'GET /kai-rubrics/{kaiRubric}': {
    summary: 'The rubric of a group: in force, as it is being written, and all its versions.',
    params,
    response: kaiRubric,
    rate: 'read',
    audit: 'none',
  },
  'GET /kai-rubrics/{kaiRubric}/versions/{number}': {
    summary: 'What a version says, so that it can be gone back to.',
    params: params.extend({ number: z.coerce.number<string>().int().min(0).max(1_000_000) }),
    response: scoring,
    rate: 'read',
    audit: 'none',
  },
  'POST /kai-rubrics/{kaiRubric}/preview': {
    summary: 'How a transcript scores by the version in force and by what is written.',
    params,
    body: written.extend({
      /** Null for the sample that came with the product. */
      transcript: optionalLines('Transcript', 40_000),
    }),
    response: z.object({ before: previewed, after: previewed }),
    rate: 'write',
    audit: 'none',
  },
  'POST /kai-rubrics/{kaiRubric}/draft': {
    summary: 'Write the next version; nothing is scored by it before it is published.',
    params,
    /** The version of the draft that was read; 0 where there was none. */
    body: written.extend({ version: z.int().min(0), idempotencyKey }),
    response: kaiRubric,
    rate: 'write',
    audit: 'change',
  },
  'POST /kai-rubrics/{kaiRubric}/discard': {
    summary: 'Throw away what is written for the next version.',
    params,
    body: z.object({ version: z.int().min(1), idempotencyKey }),
    response: kaiRubric,
    rate: 'write',
    audit: 'change',
  },
  'POST /kai-rubrics/{kaiRubric}/publish': {
    summary:
      'Score conversations by what is written from now on; those that were analysed keep their version.',
    params,
    body: z.object({
      version: z.int().min(1),
      note: requiredLines('What changed', 500),
      idempotencyKey,
    }),
    response: kaiRubric,
    rate: 'write',
    audit: 'change',
  },
});
