import { eq, sql, type SQL } from 'drizzle-orm';
import { isStaff, type Person } from '#machines/person.ts';
import {
  questionnaireResponseState,
  type QuestionnaireResponseState,
} from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { aroundPage, asFound, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import {
  bookings,
  programmes,
  questionnaireAssignments,
  questionnaires,
} from '#database/schema/index.ts';
import {
  areAsked,
  followedAssignments,
  isCoachOf,
} from '#server/features/questionnaire-responses/public.ts';
import { rowsBeside } from '#database/paged/rows-beside.ts';
import { counts, rememberProgress, type AssignmentRow, type Progress } from './progress.ts';

/** What stands in other tables about something that was assigned, and what the reader is to it. */
export interface Beside extends Progress {
  readonly title: string;
  readonly estimatedMinutes: number | null;
  /** What the programme or the booking is called. */
  readonly place: string | null;
  readonly isCoach: boolean;
  /** The reader sees who has answered. */
  readonly isFollowed: boolean;
  /** The reader's own response. */
  readonly ownId: string | null;
  readonly ownStatus: QuestionnaireResponseState | null;
}

export const assignmentSorts = {
  opens: [questionnaireAssignments.opensAt],
  title: [
    byName(
      sql`(select q.title from questionnaires q where q.id = ${questionnaireAssignments.questionnaireId})`,
    ),
  ],
} as const;

/** Staff are all alike here. */
type Looker = 'staff' | Exclude<Person['role'], 'Admin' | 'SuperAdmin'>;

const lookerOf = (by: Pick<Person, 'role'>): Looker =>
  isStaff(by) ? 'staff' : (by.role as Exclude<Looker, 'staff'>);

const reader = sql`page.reader`;
const ownOrganisation = sql`(select u.organization_id from users u where u.id = ${reader})`;

const assignmentsAround = aroundPage((db, looker: Looker) => {
  const role = looker === 'staff' ? 'Admin' : looker;
  const progress = <T>(column: string): SQL<T> => sql<T>`progress.${sql.identifier(column)}`;
  return db.orm
    .select({
      row: questionnaireAssignments,
      beside: {
        title: questionnaires.name,
        estimatedMinutes: questionnaires.estimatedMinutes,
        place: sql<string | null>`coalesce(${programmes.name}, ${bookings.title})`,
        isCoach: role === 'Coach' ? sql<boolean>`${isCoachOf(reader)}` : sql<boolean>`false`,
        isFollowed: sql<boolean>`${followedAssignments(role, reader, ownOrganisation)}`,
        ownId: sql<string | null>`own.id`,
        ownStatus: sql<QuestionnaireResponseState | null>`own.status`,
        asked: progress<number>('asked'),
        submitted: progress<number>('submitted'),
        due: progress<number>('due'),
        given: progress<number>('given'),
        averageScore: progress<number | null>('averageScore'),
      },
    })
    .from(pageItself)
    .innerJoin(questionnaireAssignments, sql`${questionnaireAssignments.id} = page.id`)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireAssignments.questionnaireId))
    .leftJoin(programmes, eq(programmes.id, questionnaireAssignments.programmeId))
    .leftJoin(bookings, eq(bookings.id, questionnaireAssignments.bookingId))
    .leftJoin(
      sql`questionnaire_responses own`,
      sql`own.assignment_id = ${questionnaireAssignments.id} and own.user_id = ${reader}
        and ${notInState(sql`own.status`, questionnaireResponseState.withdrawn)}`,
    )
    .innerJoinLateral(
      sql`(select ${counts} from questionnaire_responses
        where questionnaire_responses.assignment_id = ${questionnaireAssignments.id} and ${areAsked}) progress`,
      sql`true`,
    )
    .orderBy(asFound)
    .prepare('');
});

const besideAssignments = rowsBeside(questionnaireAssignments, assignmentsAround);

/** The rows of a page, with what stands beside them for whoever reads them. */
export const readAssignments = (db: Database, by: Pick<Person, 'role'>, page: PageOfIds) =>
  besideAssignments.read(db, lookerOf(by), page);

/** What stands beside these for whoever reads them, by their ids. */
export async function besideOf(
  db: Database,
  rows: readonly AssignmentRow[],
  by: Person,
): Promise<ReadonlyMap<string, Beside>> {
  const found = await besideAssignments.of(db, rows, { id: by.id, shape: lookerOf(by) });
  const besideFor = new Map([...found].map(([id, { beside }]) => [id, beside]));
  for (const row of rows) {
    const beside = besideFor.get(row.id);
    if (beside) rememberProgress(row, beside);
  }
  return besideFor;
}
