import { fromCallback, fromPromise } from 'xstate';
import { newId } from '#domain/ids.ts';
import type { Answer } from '#domain/questionnaires/definition.ts';
import type { RunEvent } from '#machines/questionnaire-run/events.ts';
import { runMachine } from '#machines/questionnaire-run/machine.ts';
import type { RunRefusal } from '#machines/questionnaire-run/setup.ts';
import { storeAnswers, storedAnswers } from '#web/actors/waiting-answers.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { reasonOf } from '#web/api/messages.ts';
import { openAnswerSaver, type AnswerSaver, type Kept } from './answer-saver.ts';
import type { Response } from '../responses.ts';

/** What the person does, on its way to the server. */
export interface Line {
  saver: AnswerSaver | null;
}

interface Host {
  readonly api: ApiClient;
  /** Whoever answers. */
  readonly personId: string;
  readonly response: Response;
  readonly line: Line;
  readonly onSubmitted: (response: Response) => void;
}

/** The chart of answering with a server behind it. */
export function hostedRun({ api, personId, response, line, onSubmitted }: Host) {
  const params = { questionnaireResponse: response.id };
  const known = new Map<string, Answer | null>(Object.entries(response.answers));
  let version = response.version;
  /** What this browser could not have kept the last time, of questions that are still asked. */
  const leftBehind = () =>
    [...storedAnswers(personId, response.id)].filter(([question]) =>
      response.questions.some(({ id }) => id === question),
    );
  return runMachine.provide({
    actors: {
      keep: fromCallback<RunEvent>(({ sendBack }) => {
        const saver = openAnswerSaver(known, {
          async send(change): Promise<Kept> {
            const body = { ...toSend(change), idempotencyKey: newId() };
            const route = 'POST /questionnaire-responses/{questionnaireResponse}/answers';
            const answer = await api.call(route, { params, body }).catch(refused);
            if ('refusal' in answer) return { is: 'refused', refusal: answer.refusal };
            version = answer.version;
            return answer.isKept ? { is: 'kept' } : { is: 'clashed', theirs: answer.answer };
          },
          onKept: () => sendBack({ type: 'save.kept' }),
          onLost: () => sendBack({ type: 'save.lost' }),
          onRefused: (refusal) => sendBack({ type: 'save.refused', refusal }),
          onClashed: (question, theirs) =>
            sendBack({ type: 'save.clashed', clash: { question, theirs } }),
          onWaiting: (waiting) => storeAnswers(personId, response.id, waiting),
        });
        line.saver = saver;
        for (const [question, { answer, before }] of leftBehind()) {
          known.set(question, before);
          sendBack({ type: 'ANSWER', question, answer });
          saver.save(question, answer);
        }
        return () => saver.close();
      }),
      submit: fromPromise<void, undefined>(async () => {
        await line.saver?.flush().catch(fail);
        const body = {
          type: 'SUBMIT',
          version,
          payload: {},
          idempotencyKey: newId(),
        } as const;
        const route = 'POST /questionnaire-responses/{questionnaireResponse}/events';
        onSubmitted(await api.call(route, { params, body }).catch(fail));
      }),
    },
  });
}

const toSend = <C extends { readonly answer: Answer | null; readonly before: Answer | null }>(
  change: C,
) => ({ ...change, answer: sendable(change.answer), before: sendable(change.before) });

const sendable = (answer: Answer | null) =>
  answer === null || typeof answer !== 'object'
    ? answer
    : isList(answer)
      ? [...answer]
      : { ...answer };
const isList = (answer: object): answer is readonly string[] => Array.isArray(answer);

/** What is wrong with an answer is wrong for ever; a server that is away, or busy, is not. */
function refused(error: unknown): RunRefusal {
  const isFinal =
    error instanceof ApiError &&
    error.kind === 'refused' &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429;
  if (!isFinal) throw error;
  return { refusal: reasonOf(error) };
}

/** What the chart knows of a call that the server refused. */
function fail(error: unknown): never {
  const refusal: RunRefusal | null =
    error instanceof ApiError ? { refusal: reasonOf(error) } : null;
  throw refusal ?? error;
}
