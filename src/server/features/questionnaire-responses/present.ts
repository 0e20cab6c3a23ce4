import type { z } from 'zod';
import type { questionnaireResponse } from '#contract/questionnaires/responses.ts';
import type { Answers } from '#domain/questionnaires/definition.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import type { AvailableEvent } from '#machines/decide.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { isSubmitted, isWithdrawn } from '#machines/questionnaire-response/labels.ts';
import type { QuestionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { peopleOf } from '#server/records/people.ts';
import { offersFor } from '#server/records/questions.ts';
import { aroundOf, readableQuestions, seesScores, whyNotOpen } from './around.ts';
import { questionnaireResponseKind, type ResponseRow } from './kind.ts';

type Response = z.output<typeof questionnaireResponse>;

const orNull = (at: number | null): string | null => (at === null ? null : wireInstant(at));

/** A response as its page shows it to somebody who finds it: nothing that they may not read leaves the server. */
export async function responseFor(
  db: Database,
  row: ResponseRow,
  reader: Stamp,
): Promise<Response> {
  const { by, at } = reader;
  const around = (await aroundOf(db, [row.assignment], reader)).get(row.assignment);
  if (!around) throw refuse.notFound();
  const { assignment, definition, isCoach } = around;
  const isOwn = row.member === by.id;
  const relation = { isRespondent: isOwn, isCoach };
  const isNamed = isOwn || !assignment.isAnonymous;
  const readable = readableQuestions(around, by, relation);
  // What is not handed in is for whoever answers, and for staff who answer for them.
  const isShown = isOwn || isSubmitted(row.status) || (isStaff(by) && isNamed);
  const answers = Object.entries(row.answers).filter(([id]) => isShown && readable.includes(id));
  const offers = isNamed
    ? await offersFor(
        db,
        questionnaireResponseKind,
        [{ id: row.id, row: questionnaireResponseKind.rowOf(row), extra: row }],
        reader,
      )
    : new Map<string, AvailableEvent[]>();
  const personOf = await peopleOf(db, [row.member, row.enteredBy, row.createdBy, row.updatedBy]);
  const scores = isShown && seesScores(around, by, relation);
  const refusal = isWithdrawn(row.status)
    ? 'You are not asked to answer this questionnaire any more.'
    : whyNotOpen(assignment, at);
  const mayWrite = (isOwn || isStaff(by)) && isNamed;
  return {
    id: isNamed ? row.id : row.unnamed,
    version: row.version,
    status: row.status as QuestionnaireResponseState,
    createdAt: wireInstant(isNamed ? row.createdAt : (assignment.opensAt ?? assignment.createdAt)),
    updatedAt: wireInstant(isNamed ? row.updatedAt : (assignment.opensAt ?? assignment.createdAt)),
    deletedAt: null,
    availableEvents: offers.get(row.id) ?? [],
    createdBy: isNamed ? personOf(row.createdBy) : null,
    updatedBy: isNamed ? personOf(row.updatedBy) : null,
    assignment: { id: assignment.id, name: around.title },
    member: isNamed ? personOf(row.member) : null,
    isOwn,
    enteredBy: isNamed ? personOf(row.enteredBy) : null,
    questionnaireVersion: assignment.questionnaireVersion,
    questions: questionsToSend(definition.questions),
    scoring: scoringToSend(definition.scoring),
    answers: toSend(answers),
    hidden: isShown ? Object.keys(row.answers).length - answers.length : 0,
    score: scores ? row.score : null,
    band: scores ? row.band : null,
    startedAt: isNamed ? orNull(row.startedAt) : null,
    submittedAt: isNamed ? orNull(row.submittedAt) : null,
    durationSeconds: isNamed ? row.durationSeconds : null,
    reminders: isNamed ? row.reminders : 0,
    mayAnswer: mayWrite && refusal === null && !isSubmitted(row.status),
    refusal: mayWrite ? refusal : null,
  };
}

/** Answers as they are sent: lists and lines of their own, which nobody else holds. */
const toSend = (answers: readonly (readonly [string, Answers[string]])[]): Response['answers'] =>
  Object.fromEntries(answers.map(([id, answer]) => [id, answerToSend(answer)]));

export function answerToSend(answer: Answers[string]): Response['answers'][string] {
  if (typeof answer !== 'object') return answer;
  return isList(answer) ? [...answer] : { ...answer };
}

const isList = (answer: object): answer is readonly string[] => Array.isArray(answer);
