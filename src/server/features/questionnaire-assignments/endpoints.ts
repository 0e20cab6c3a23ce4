import { and, eq, sql } from 'drizzle-orm';
import { reports, verbs } from '#machines/questionnaire-assignment/asking.ts';
import { questionnaireStates } from '#machines/questionnaire/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import { historiesOf } from '#machines/verbs.ts';
import { questionnaireAssignmentNames } from '#contract/questionnaires/assignments.ts';
import { inState } from '#database/in-state.ts';
import { questionnaireAssignments } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { visibleAssignments } from '#server/features/questionnaire-responses/public.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { foundAmong } from '#server/records/found.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { createPlainOnce } from '#server/records/plain-commands.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { assignmentOf } from './assign.ts';
import { assignmentSorts, readAssignments } from './beside.ts';
import { questionnaireAssignmentKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { resultsFor } from './results.ts';

const { id, programmeId, bookingId, questionnaireId, status } = questionnaireAssignments;
const lookers = only('coachesAndStaff');
const title = sql`(select q.title from questionnaires q where q.id = ${questionnaireId})`;

const plain = plainBindings(questionnaireAssignmentNames, questionnaireAssignmentKind, {
  policy: signedIn,
  policies: { create: lookers, send: lookers },
  visible: visibleAssignments,
  searched: [],
  search: (pattern) => sql`${title} ilike ${pattern}`,
  sorts: assignmentSorts,
  read: readAssignments,
  descends: true,
  filters: {
    programme: (wanted) => eq(programmeId, wanted),
    booking: (wanted) => eq(bookingId, wanted),
    questionnaire: (wanted) => eq(questionnaireId, wanted),
    status: (wanted) => inState(status, wanted),
    due: (wanted, _, { id: reader }) =>
      wanted
        ? and(
            inState(status, questionnaireAssignmentStates.answerable),
            sql`exists (select 1 from questionnaire_responses r where r.assignment_id = ${id}
              and r.user_id = ${reader} and ${inState(sql`r.status`, questionnaireResponseStates.due)})`,
          )
        : undefined,
  },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'assigned this questionnaire',
    EDIT: 'changed its days, or who is asked',
    ...historiesOf(reports),
    ...historiesOf(verbs),
    DELETE: 'unassigned it',
  },
});

const show = plain['GET /questionnaire-assignments/{questionnaireAssignment}'];

export const questionnaireAssignmentBindings = {
  ...plain,

  ...bind('POST /questionnaire-assignments', {
    policy: lookers,
    async handle(call) {
      const { body, services } = call;
      const { idempotencyKey, ...said } = body;
      const asked = { ...readerOf(call), idempotencyKey };
      const fields = await assignmentOf(services.db, said);
      const made = await createPlainOnce(services.db, questionnaireAssignmentKind, fields, asked);
      return show.handle({ ...call, params: { questionnaireAssignment: made } });
    },
  }),

  ...bind('GET /questionnaire-assignments/choices', {
    policy: lookers,
    async handle({ query: { search, place }, services: { db } }) {
      const unfit = place === 'programme' ? 'session' : 'programme';
      const source = sql`select q.id, q.title as name, null as hint from questionnaires q
        where ${inState(sql`q.status`, questionnaireStates.asked)} and q.purpose <> ${unfit}`;
      return foundAmong(db, source, { search });
    },
  }),

  ...bind('GET /questionnaire-assignments/{questionnaireAssignment}/results', {
    policy: only('everyoneButMembers'),
    async handle(call) {
      const { params, principal, services } = call;
      const [row] = await services.db.orm
        .select()
        .from(questionnaireAssignments)
        .where(and(eq(id, params.questionnaireAssignment), visibleAssignments(principal)));
      if (!row) throw refuse.notFound();
      return resultsFor(services.db, row, readerOf(call));
    },
  }),

  ...bind('GET /questionnaire-assignments/people', {
    policy: only('staff'),
    async handle({ query, services: { db } }) {
      const members = membersOfProgramme(sql`${query.programme}::uuid`);
      const sources = {
        person: sql`select u.id, u.full_name as name, u.email as hint from users u
          where u.id in ${members}`,
        team: sql`select t.id, t.name, null as hint from teams t
          where t.deleted_at is null and exists (
            select 1 from team_members m where m.team_id = t.id and m.user_id in ${members})`,
      };
      return foundAmong(db, sources[query.kind], query);
    },
  }),
};
