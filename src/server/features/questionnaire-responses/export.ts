import { eq, sql } from 'drizzle-orm';
import type { Answer, Question } from '#domain/questionnaires/definition.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { questionnaireResponses, users } from '#database/schema/index.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { readableQuestions, seesScores, type Around } from './around.ts';
import { submittedTo, type SubmittedQuery } from './submitted.ts';

/** Responses in one file. */
const mostRows = 20_000;

type Row = typeof questionnaireResponses.$inferSelect & { readonly name: string };

/** The responses as a file: one column for each question whose answers the reader may read, headed by what it asks, its id and the version. */
export async function exportResponses(
  db: Database,
  principal: Principal,
  {
    around,
    wanted,
    stamp,
  }: {
    around: Around;
    wanted: Pick<SubmittedQuery, 'search' | 'band' | 'from' | 'to'>;
    stamp: Stamp;
  },
): Promise<{ fileName: string; content: string }> {
  const { assignment, definition, isCoach } = around;
  const { isAnonymous, questionnaireVersion: version } = assignment;
  const relation = { isRespondent: false, isCoach };
  const readable = readableQuestions(around, stamp.by, relation);
  const where = submittedTo(around, wanted);
  const of = db.orm
    .select({ row: questionnaireResponses, name: users.fullName })
    .from(questionnaireResponses)
    .innerJoin(users, eq(users.id, questionnaireResponses.member))
    .where(where);
  const [counted] = await db.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(questionnaireResponses)
    .innerJoin(users, eq(users.id, questionnaireResponses.member))
    .where(where);
  const named: readonly CsvColumn<Row>[] = [
    { header: 'Member', cell: ({ name }) => name },
    {
      header: 'Submitted',
      at: ({ submittedAt }) => (submittedAt === null ? null : wireInstant(submittedAt)),
    },
  ];
  const scored: readonly CsvColumn<Row>[] = [
    { header: 'Score', cell: ({ score }) => score },
    { header: 'Band', cell: ({ band }) => band },
  ];
  const asked = definition.questions.filter(({ id }) => readable.includes(id));
  return exportedList(db, principal, {
    list: 'questionnaire-responses',
    about: { assignment: assignment.id },
    what: 'responses',
    total: counted?.total ?? 0,
    most: mostRows,
    columns: [
      ...(isAnonymous ? [] : named),
      ...(seesScores(around, stamp.by, relation) ? scored : []),
      ...asked
        .filter(({ type }) => type !== 'statement')
        .map((question): CsvColumn<Row> => ({
          header: `${question.label} [${question.id} v${version}]`,
          cell: ({ answers }) => inWords(question, answers[question.id]),
        })),
    ],
    rows: async () => {
      const rows = await of.orderBy(
        isAnonymous ? questionnaireResponses.unnamed : byName(users.fullName),
        questionnaireResponses.unnamed,
      );
      return rows.map(({ row, name }) => ({ ...row, name }));
    },
    file: 'questionnaire-responses',
    now: stamp.at,
  });
}

/** An answer as spreadsheets read it. */
function inWords(question: Question, answer: Answer | undefined): string | number | null {
  if (answer === undefined) return null;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  const optionOf = (id: string) => question.options.find((each) => each.id === id)?.label ?? id;
  if (typeof answer === 'string') return question.options.length > 0 ? optionOf(answer) : answer;
  if (Array.isArray(answer)) return answer.map((each: string) => optionOf(each)).join('; ');
  const chosen = new Map(Object.entries(answer));
  return question.rows
    .flatMap(({ id, label }) => {
      const option = chosen.get(id);
      return option === undefined ? [] : [`${label}: ${optionOf(option)}`];
    })
    .join('; ');
}
