import { and, eq, or } from 'drizzle-orm';
import { questionnaireResponseChart } from '#machines/questionnaire-response/chart.ts';
import { isSubmitted } from '#machines/questionnaire-response/labels.ts';
import { responseReports, responseVerbs } from '#machines/questionnaire-response/machine.ts';
import {
  questionnaireResponseStates,
  type QuestionnaireResponseState,
} from '#machines/questionnaire-response/states.gen.ts';
import { historiesOf } from '#machines/verbs.ts';
import { questionnaireResponseNames } from '#contract/questionnaires/responses.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { questionnaireAssignments, questionnaireResponses } from '#database/schema/index.ts';
import { answerIn } from '#domain/questionnaires/drafting.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { only, signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { describedBy } from '#server/records/history.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { offersFor } from '#server/records/questions.ts';
import { readerOf, recordBindings, type RecordCall } from '#server/records/record-bindings.ts';
import { keepAnswer } from './answering.ts';
import { aroundOf, seesResponses, type Around } from './around.ts';
import { exportResponses } from './export.ts';
import { questionnaireResponseKind, type ResponseRow } from './kind.ts';
import { answerToSend, responseFor } from './present.ts';
import { respondentPage, respondentSorts } from './respondents.ts';
import { submittedPage, submittedSorts } from './submitted.ts';
import { followedAssignments, visibleAssignments, visibleResponses } from './visible.ts';

const { id, assignment, member, unnamed, status } = questionnaireResponses;

type Call = Pick<RecordCall, 'principal' | 'now'> & {
  readonly services: { readonly db: Database };
};

/** The response of the address, for whoever may find it. */
async function found({ principal, services: { db } }: Call, wanted: string): Promise<ResponseRow> {
  const [row] = await db.orm
    .select()
    .from(questionnaireResponses)
    .where(and(eq(id, wanted), visibleResponses(principal)));
  if (!row) throw refuse.notFound();
  return row;
}

/** What was assigned, for whoever may see who has answered. */
async function followed({ principal, services: { db } }: Call, wanted: string): Promise<Around> {
  const [row] = await db.orm
    .select({ id: questionnaireAssignments.id })
    .from(questionnaireAssignments)
    .where(
      and(
        eq(questionnaireAssignments.id, wanted),
        followedAssignments(principal.role, principal.id, principal.organizationId),
      ),
    );
  const around = row && (await aroundOf(db, [row.id], { by: principal })).get(row.id);
  if (!around) throw refuse.notFound();
  return around;
}

/** The same for whoever reads responses one by one. */
async function read(call: Call, wanted: string): Promise<Around> {
  const around = await followed(call, wanted);
  const many = await call.services.db.orm.$count(
    questionnaireResponses,
    and(eq(assignment, wanted), inState(status, questionnaireResponseStates.readable)),
  );
  const { isAnonymous } = around.assignment;
  if (!seesResponses({ isAnonymous, isCoach: around.isCoach }, call.principal, many)) {
    if (isAnonymous && call.principal.role !== 'Coach')
      throw refuse.forbidden('Responses are shown once at least 5 people have answered.');
    throw refuse.forbidden();
  }
  return around;
}

const record = recordBindings(questionnaireResponseNames, {
  policy: signedIn,
  policies: { list: only('everyoneButMembers') },
  sorts: respondentSorts,
  machine: questionnaireResponseChart.name,
  describe: describedBy({ ...historiesOf(responseReports), ...historiesOf(responseVerbs) }),
  async show(call) {
    const row = await found(call, call.params['questionnaireResponse'] ?? '');
    return responseFor(call.services.db, row, readerOf(call));
  },
  async send(call, body) {
    const row = await found(call, call.params['questionnaireResponse'] ?? '');
    const { idempotencyKey, ...command } = body;
    await sendPlainOnce(call.services.db, questionnaireResponseKind, row.id, command, {
      ...readerOf(call),
      idempotencyKey,
    });
  },
});

export const questionnaireResponseBindings = {
  ...record,

  ...bind('GET /questionnaire-responses', {
    policy: only('everyoneButMembers'),
    async handle(call) {
      const { query, services } = call;
      const around = await followed(call, query.assignment);
      return respondentPage(services.db, query, around, readerOf(call));
    },
  }),

  ...bind('GET /submitted-response/filter', {
    policy: only('coachesAndStaff'),
    handle: () => Promise.resolve(sortOptionsOf(submittedSorts)),
  }),

  ...bind('GET /submitted-responses', {
    policy: only('coachesAndStaff'),
    async handle(call) {
      const { query, services } = call;
      const around = await read(call, query.assignment);
      return submittedPage(services.db, query, around, readerOf(call));
    },
  }),

  ...bind('POST /submitted-responses/export', {
    policy: only('coachesAndStaff'),
    needs: ['settings'],
    async handle(call) {
      const { body, principal, now, services } = call;
      const { yourPassword: _, ...wanted } = body;
      const around = await read(call, wanted.assignment);
      await confirmCaller({ principal, body, now, services });
      return exportResponses(services.db, principal, { around, wanted, stamp: readerOf(call) });
    },
  }),

  ...bind('GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}', {
    policy: signedIn,
    async handle(call) {
      const { params, services, principal } = call;
      const row = await ofRespondent(services.db, principal, {
        assignmentId: params.questionnaireAssignment,
        respondent: params.respondent,
      });
      if (row.member !== principal.id) await read(call, row.assignment);
      return responseFor(services.db, row, readerOf(call));
    },
  }),

  ...bind('POST /questionnaire-responses/{questionnaireResponse}/answers', {
    policy: only('membersAndStaff'),
    async handle(call) {
      const { body, params, services } = call;
      const { db } = services;
      await found(call, params.questionnaireResponse);
      const reader = readerOf(call);
      const isKept = await keepAnswer(db, params.questionnaireResponse, body, reader);
      const row = await found(call, params.questionnaireResponse);
      const kept = answerIn(row.answers, body.question);
      const records = [{ id: row.id, row: questionnaireResponseKind.rowOf(row), extra: row }];
      const offers = await offersFor(db, questionnaireResponseKind, records, reader);
      return {
        isKept,
        answer: kept === null ? null : answerToSend(kept),
        status: row.status as QuestionnaireResponseState,
        version: row.version,
        availableEvents: offers.get(row.id) ?? [],
      };
    },
  }),
};

/** A response by whom it is of; by what stands for them where nobody is named. Nobody else's is found by a name then. */
async function ofRespondent(
  db: Database,
  principal: Principal,
  { assignmentId, respondent }: { assignmentId: string; respondent: string },
): Promise<ResponseRow> {
  const rows = await db.orm
    .select({ row: questionnaireResponses, isAnonymous: questionnaireAssignments.isAnonymous })
    .from(questionnaireResponses)
    .innerJoin(questionnaireAssignments, eq(questionnaireAssignments.id, assignment))
    .where(
      and(
        eq(assignment, assignmentId),
        or(eq(member, respondent), eq(unnamed, respondent)),
        visibleAssignments(principal),
      ),
    );
  const [first] = rows;
  if (!first) throw refuse.notFound();
  const { row, isAnonymous } = first;
  const isOwn = row.member === principal.id;
  const isByName = row.member === respondent;
  if (!isOwn && isByName === isAnonymous) throw refuse.notFound();
  if (!isOwn && isAnonymous && !isSubmitted(row.status)) throw refuse.notFound();
  return row;
}
