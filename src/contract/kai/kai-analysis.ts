import { z } from 'zod';
import { analysisSources } from '#domain/kai-conversations/vocabulary.ts';
import { confidential } from '../kernel/confidential.ts';

/** What was said, and what is said about it: for its readers alone. */
export const kaiWords = confidential('kaiConversation');

/** What is said without a break, with its place in the transcript. */
export const kaiPassage = z
  .object({
    n: z.int(),
    /** Milliseconds from the beginning. */
    start: z.int().nullable(),
    end: z.int().nullable(),
    speaker: kaiWords,
    text: kaiWords,
    /** What was written down first, where whoever uploaded it has corrected it. */
    original: kaiWords.nullable(),
  })
  .meta({ id: 'KaiPassage' });

const speaker = z.object({
  speaker: kaiWords,
  words: z.int(),
  share: z.number(),
  speakingTime: z.int().nullable(),
  turns: z.int(),
  longestTurnWords: z.int(),
  longestTurnAt: z.int(),
  openQuestions: z.int(),
  closedQuestions: z.int(),
  interruptions: z.int(),
  pace: z.int().nullable(),
  fillers: z.int(),
});

/** What an analysis says. */
export const kaiAnalysis = z
  .object({
    source: z.enum(analysisSources),
    engine: z.string(),
    rubricVersion: z.string(),
    at: z.string(),
    overall: z.int().nullable(),
    scores: z.array(
      z.object({
        dimension: z.string(),
        name: z.string(),
        about: z.string(),
        /** Null where no evidence was found. */
        value: z.int().nullable(),
        confidence: z.number(),
        /** The passages that led to it. */
        evidence: z.array(
          z.object({
            at: z.int(),
            start: z.int().nullable(),
            quote: kaiWords,
            comment: z.string(),
          }),
        ),
      }),
    ),
    /** Null where only the scores are known. */
    measures: z
      .object({
        words: z.int(),
        turns: z.int(),
        duration: z.int().nullable(),
        pauses: z.int().nullable(),
        longestPause: z.int().nullable(),
        speakers: z.array(speaker),
      })
      .nullable(),
    topics: z.array(z.object({ term: kaiWords, count: z.int(), at: z.int() })),
    summary: kaiWords,
    strengths: z.array(kaiWords),
    improvements: z.array(kaiWords),
    actions: z.array(z.object({ text: kaiWords, at: z.int().nullable(), isDone: z.boolean() })),
  })
  .meta({ id: 'KaiAnalysis' });

/** What there is to hear of a conversation. Times are milliseconds from its beginning. */
export const kaiRecordings = z
  .object({
    recordings: z.array(
      z.object({
        file: z.string(),
        name: z.string(),
        kind: z.enum(['audio', 'video']),
        startsAt: z.int(),
        length: z.int().nullable(),
        /** The loudest of each stretch, from 0 to 255; none where its sound can’t be read here, null until it is drawn. */
        peaks: z.array(z.int()).nullable(),
      }),
    ),
    /** Who speaks when, passage by passage. */
    turns: z.object({
      speakers: z.array(kaiWords),
      /** Of each passage, which of the speakers it is. */
      of: z.array(z.int()),
      starts: z.array(z.int().nullable()),
      ends: z.array(z.int().nullable()),
    }),
    /** Where the listener left off. */
    leftAt: z.int().nullable(),
  })
  .meta({ id: 'KaiRecordings' });
