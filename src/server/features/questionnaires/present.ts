import { desc, eq } from 'drizzle-orm';
import { changesBetween } from '#domain/questionnaires/changes.ts';
import { problemsIn } from '#domain/questionnaires/problems.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import type { Database } from '#database/database.ts';
import { questionnaireVersions } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import type { QuestionnaireRow } from './kind.ts';

/** What the list says about questionnaires. */
export const summarise = async (_: Database, rows: readonly QuestionnaireRow[]) =>
  rows.map((row) => ({
    name: row.name,
    purpose: row.purpose,
    estimatedMinutes: row.estimatedMinutes,
    asks: row.questions.filter(({ type }) => type !== 'statement').length,
    publishedVersion: row.publishedVersion || null,
  }));

/** What the page of one says besides. */
export async function detailOf(db: Database, row: QuestionnaireRow) {
  const versions = await db.orm
    .select()
    .from(questionnaireVersions)
    .where(eq(questionnaireVersions.questionnaireId, row.id))
    .orderBy(desc(questionnaireVersions.number));
  const personOf = await peopleOf(
    db,
    versions.map(({ publishedBy }) => publishedBy),
  );
  const [newest] = versions;
  return {
    description: row.description,
    questions: questionsToSend(row.questions),
    scoring: scoringToSend(row.scoring),
    changes: newest && row.isRevised ? [...changesBetween(newest, row)] : [],
    problems: [...problemsIn(row)],
    versions: versions.map((version, index) => {
      const before = versions[index + 1];
      return {
        number: version.number,
        publishedAt: wireInstant(version.publishedAt),
        publishedBy: personOf(version.publishedBy),
        changes: before ? [...changesBetween(before, version)] : [],
      };
    }),
  };
}
