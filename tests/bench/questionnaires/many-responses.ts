import { sql } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { emptyQuestion, type Question, type Scoring } from '#domain/questionnaires/definition.ts';
import { programmeMembers, questionnaireAssignments } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';
import { withoutIndexes } from '../lists/frame.ts';

export const ASSIGNMENTS = 500;
const QUESTIONS = 30;

/** Where to look, once everything is there. */
export interface ManyResponses {
  readonly programme: string;
  /** One of the assignments. */
  readonly assignment: string;
  readonly staff: string;
  readonly questions: readonly Question[];
}

const scoring: Scoring = {
  method: 'mean',
  bands: [
    { from: 0, to: 5, label: 'Low', colour: 'red', advice: '' },
    { from: 5, to: 10, label: 'Good', colour: 'green', advice: '' },
  ],
};

/** So many questions on a scale. */
export const scales = (many: number): Question[] =>
  Array.from({ length: many }, (_, place) => ({
    ...emptyQuestion(newId(), 'scale'),
    label: `Question ${place + 1}`,
  }));

/** One programme that has asked its members the same 500 times, with so many responses in all. */
export async function fillResponses(db: Database, responses: number): Promise<ManyResponses> {
  const each = Math.round(responses / ASSIGNMENTS);
  const organization = await anOrganisation(db, 'Harbour Health');
  const programme = await aProgramme(db, organization, 'active.normal');
  const staff = await aPerson(db, 'Admin', 'Sam Grant');
  await db.orm.execute(sql`
    insert into users (id, version, status, role, email, first_name, last_name, organization_id, time_zone, locale, created_at, updated_at)
    select gen_random_uuid(), 1, 'active', 'Member', 'n' || n || '@example.test', 'Mia', 'Walker ' || n,
      ${organization}, 'Europe/London', 'en-GB', now(), now() from generate_series(1, ${each}::int) n`);
  await db.orm.insert(programmeMembers).select(
    db.orm
      .select({
        programmeId: sql`${programme}::uuid`.as('programme_id'),
        userId: sql`u.id`.as('user_id'),
        organizationId: sql`u.organization_id`.as('organization_id'),
      })
      .from(sql`users u where u.organization_id = ${organization}`) as never,
  );
  const questions = scales(QUESTIONS);
  const { id } = await aQuestionnaire(db, { questions, scoring });
  const first = newId();
  const day = 86_400_000;
  await db.orm.insert(questionnaireAssignments).values(
    Array.from({ length: ASSIGNMENTS }, (_, place) => ({
      id: place === 0 ? first : newId(),
      status: 'open',
      questionnaireId: id,
      questionnaireVersion: 1,
      programmeId: programme,
      timeZone: 'Europe/London',
      opensAt: seededAt - place * day,
      rule: 'all' as const,
      teamIds: [],
      memberIds: [],
      isAnonymous: false,
      allowEdit: true,
      reminds: false,
      createdAt: seededAt - place * day,
      updatedAt: seededAt,
    })),
  );
  const answers = sql.join(
    questions.map(
      ({ id: question }, place) =>
        sql`${question}::text, (hashtext(a.id::text || u.id::text || ${String(place)}) & 1023) % 11`,
    ),
    sql`, `,
  );
  await withoutIndexes(db, ['questionnaire_responses'], async () => {
    await db.orm.execute(sql`
      insert into questionnaire_responses (id, version, status, assignment_id, user_id, answers, score, band, started_at, submitted_at,
        duration_seconds, reminders, created_at, updated_at)
      select gen_random_uuid(), 3, 'submitted', a.id, u.id, jsonb_build_object(${answers}),
        s.score, case when s.score < 5 then 'Low' else 'Good' end, a.opens_at, a.opens_at + s.score * interval '1 hour', 200, 0, a.opens_at, a.opens_at
      from questionnaire_assignments a
        cross join (select u.id from users u where u.organization_id = ${organization}) u
        cross join lateral (select ((hashtext(a.id::text || u.id::text) & 1023) % 101) / 10.0 as score) s`);
  });
  return { programme, assignment: first, staff: staff.id, questions };
}
