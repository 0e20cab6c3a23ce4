import { pointsOf } from '#domain/questionnaires/scoring.ts';
import type { Answers } from '#domain/questionnaires/definition.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { recordKpiValues } from '#server/features/kpis/public.ts';
import type { Around } from './around.ts';

interface Submitted {
  readonly responseId: string;
  readonly memberId: string;
  readonly around: Around;
  readonly answers: Answers;
  readonly at: number;
}

/**
 * The values that answers have of KPIs, one for each response and KPI however often it is submitted. Answers without a name are nobody's figures.
 */
export async function linkKpis(
  db: Database,
  { responseId, memberId, around, answers, at }: Submitted,
): Promise<void> {
  const { assignment, definition } = around;
  if (assignment.isAnonymous) return;
  const date = dateAt(assignment.timeZone, at);
  const linked = definition.questions.flatMap((question) =>
    question.kpi === null
      ? []
      : [
          {
            kpiId: question.kpi,
            memberId,
            sourceId: responseId,
            date,
            value: pointsOf(question, answers[question.id]),
          },
        ],
  );
  await recordKpiValues(db, linked, at);
}
