import { inArray } from 'drizzle-orm';
import type { Rule } from '#domain/booking-constraints/rule.ts';
import type { Database } from '#database/database.ts';
import { questionnaires } from '#database/schema/index.ts';
import { peopleOf } from '#server/records/people.ts';

/** What those are called whom rules are about, and what they ask for. */
export async function ruleNames(
  db: Database,
  rules: readonly Rule[],
): Promise<(id: string) => string> {
  const personOf = await peopleOf(
    db,
    rules.flatMap((rule) => (rule.kind === 'coachIn' ? rule.coaches : [])),
  );
  const asked = rules.flatMap((rule) =>
    rule.kind === 'afterQuestionnaire' ? [rule.questionnaire] : [],
  );
  const found =
    asked.length === 0
      ? []
      : await db.orm
          .select({ id: questionnaires.id, name: questionnaires.name })
          .from(questionnaires)
          .where(inArray(questionnaires.id, asked));
  const titles = new Map(found.map(({ id, name }) => [id, name]));
  return (id) => personOf(id)?.fullName ?? titles.get(id) ?? '';
}
