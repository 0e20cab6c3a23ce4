import { sampleOf } from '#domain/kai-conversations/rubrics/samples.ts';
import type { Rubric } from '#domain/kai-conversations/rubrics/rubric.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Services } from '#server/services.ts';
import { rubricInForce } from './versions.ts';

type Parts = Pick<Services, 'db' | 'parsing'>;

/** How a transcript scores by the version in force, and by another. Nothing of it is kept. */
export async function previewOf(
  { db, parsing }: Parts,
  after: Rubric,
  { transcript, reader }: { readonly transcript: string | null; readonly reader: string },
) {
  const sample = sampleOf(after.group);
  const content = new TextEncoder().encode(transcript ?? sample.text);
  const read = await parsing.read('transcript', { content, mediaType: 'text/plain' }, reader);
  if ('problem' in read) throw refuse.invalid({ transcript: read.problem });
  const participants = transcript === null ? sample.participants : [];
  const { segments } = read;
  const scoredBy = async (rubric: Rubric) => {
    const found = await parsing.read(
      'conversationAnalysis',
      { rubric, segments, participants },
      reader,
    );
    if ('problem' in found) throw refuse.invalid({ transcript: found.problem.sentence });
    const { overall, scores, evidence } = found.analysis;
    return {
      overall,
      scores: scores.map(({ dimension, name, value }) => ({
        dimension,
        name,
        value,
        evidence: evidence.filter((each) => each.dimension === dimension).length,
      })),
    };
  };
  const before = await rubricInForce(db, after.group);
  return { before: await scoredBy(before), after: await scoredBy(after) };
}
