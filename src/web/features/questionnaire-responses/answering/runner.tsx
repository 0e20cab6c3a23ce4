import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { answerTo, isAnswered, visibleQuestions } from '#domain/questionnaires/condition.ts';
import type { Question } from '#domain/questionnaires/definition.ts';
import { errorsIn } from '#domain/questionnaires/validation.ts';
import type { Assignment } from '#web/features/questionnaire-assignments/public.ts';
import { QuestionInput } from '#web/features/questionnaires/public.ts';
import { useGo } from '#web/screens/use-go.ts';
import { whenIdle } from '#web/screens/when-idle.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldErrorsContext } from '#web/ui/forms/field-context.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { Response } from '../responses.ts';
import { Clashed } from './clashed.tsx';
import type { RunSearch } from './run-search.ts';
import * as texts from './texts.ts';
import { useRun } from './use-run.ts';

const Outcome = lazyPart(async () => (await import('./outcome.tsx')).Outcome);

interface RunnerProps {
  assignment: Assignment;
  response: Response;
  search: RunSearch;
}

/** A questionnaire as somebody answers it: one question at a time on a phone, all of them elsewhere, unless they choose otherwise. */
export function Runner({ assignment, response, search }: RunnerProps) {
  const [submitted, setSubmitted] = useState<Response | null>(null);
  const isPhone = useMedia('(max-width: 40rem)');
  const go = useGo();
  const run = useRun({ response, question: search.question ?? null, onSubmitted: setSubmitted });
  const { snapshot, send } = run;
  const { questions, answers, question, isChecked, refusal } = snapshot.context;
  const by = search.show ?? (isPhone ? 'one' : 'all');
  const write = (to: RunSearch) => void go({ to: '.', search: to, replace: true });
  useEffect(() => {
    if (question !== null && question !== search.question) write({ ...search, question });
  });
  useEffect(() => whenIdle(Outcome.fetch), []);
  if (submitted !== null)
    return (
      <Suspense fallback={<WaitingLines />}>
        <Outcome assignment={assignment} response={submitted} />
      </Suspense>
    );

  const shown = visibleQuestions(questions, answers);
  const asked = shown.filter(({ type }) => type !== 'statement');
  const answered = asked.filter((each) => isAnswered(answerTo(answers, each))).length;
  const errors = isChecked ? errorsIn(questions, answers) : {};
  const place = Math.max(
    0,
    shown.findIndex(({ id }) => id === question),
  );
  const present = by === 'one' ? shown.slice(place, place + 1) : shown;
  const goTo = (index: number) => send({ type: 'GO', question: shown[index]?.id ?? null });
  const isLast = by === 'all' || place >= shown.length - 1;
  const wrong = Object.keys(errors).length;
  return (
    <Stack gap="6">
      <PageHeading title={assignment.questionnaire.name} lead={<Lead assignment={assignment} />} />
      {response.isOwn || response.member === null ? null : (
        <Notice>{texts.onBehalf(response.member.fullName)}</Notice>
      )}
      <Text tone="muted">{texts.visibleTo(assignment.readers.plain)}</Text>
      <Card>
        <Stack gap="6">
          <ProgressBar
            label={texts.progress}
            percent={asked.length === 0 ? 100 : (answered / asked.length) * 100}
            detail={texts.progressOf(answered, asked.length)}
          />
          <Clashed run={run} questions={questions} />
          {wrong === 0 ? null : (
            <Notice tone="error" title={texts.notSubmittedYet} live>
              <p>{texts.missing(wrong)}</p>
              <Missing
                questions={shown}
                errors={errors}
                onGo={(id) => send({ type: 'GO', question: id })}
              />
            </Notice>
          )}
          {refusal === null ? null : (
            <Notice tone="error" live>
              {refusal}
            </Notice>
          )}
          <FieldErrorsContext value={errors}>
            <Stack gap="6">
              {present.map((each) => (
                <Asked
                  key={each.id}
                  question={each}
                  readers={assignment.readers.sensitive}
                  isSought={each.id === question && (by === 'one' || isChecked)}
                  place={by === 'one' ? texts.questionOf(place + 1, shown.length) : null}
                >
                  <QuestionInput
                    question={each}
                    value={answerTo(answers, each) ?? null}
                    onChange={(value) => run.answer(each.id, value)}
                  />
                </Asked>
              ))}
            </Stack>
          </FieldErrorsContext>
          <SavedState run={run} />
          <Row justify="between">
            {by === 'one' ? (
              <Button disabled={place === 0} onClick={() => goTo(place - 1)}>
                {texts.back}
              </Button>
            ) : null}
            {isLast ? (
              // A click that began on “Next” does not end on this one.
              <Button
                key="submit"
                variant="primary"
                busy={snapshot.hasTag('busy')}
                onClick={() => send({ type: 'SUBMIT' })}
              >
                {texts.submit}
              </Button>
            ) : (
              <Button key="next" variant="primary" onClick={() => goTo(place + 1)}>
                {texts.next}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => write({ ...search, show: by === 'one' ? 'all' : 'one' })}
        >
          {by === 'one' ? texts.allAtOnce : texts.oneAtATime}
        </Button>
      </div>
    </Stack>
  );
}

function Lead({ assignment: { description, estimatedMinutes } }: Pick<RunnerProps, 'assignment'>) {
  return (
    <>
      {description}
      {description === null ? null : ' '}
      {estimatedMinutes === null ? null : texts.takes(estimatedMinutes)}
    </>
  );
}

interface MissingProps {
  questions: readonly Question[];
  errors: Readonly<Record<string, string>>;
  onGo: (question: string) => void;
}

/** What has to be answered, each with the way there. */
function Missing({ questions, errors, onGo }: MissingProps) {
  return (
    <ul>
      {questions
        .filter(({ id }) => id in errors)
        .map(({ id, label }) => (
          <li key={id}>
            <Button variant="quiet" size="small" onClick={() => onGo(id)}>
              {texts.whatIsMissing(label, errors[id] ?? '')}
            </Button>
          </li>
        ))}
    </ul>
  );
}

interface AskedProps {
  question: Question;
  readers: string;
  /** It is gone to: the first thing to be answered in it is focused. */
  isSought: boolean;
  place: string | null;
  children: ReactNode;
}

/** One question with what has to be known before it is answered. */
function Asked({ question, readers, isSought, place, children }: AskedProps) {
  const part = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (!isSought || (wasFirst && place === null)) return;
    const target = part.current?.querySelector<HTMLElement>('input, textarea, select, button');
    target?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: 'nearest' });
  }, [isSought, place]);
  return (
    <div ref={part}>
      <Stack gap="1">
        {place === null ? null : (
          <Text look="small" tone="muted">
            {place}
          </Text>
        )}
        {question.sensitive ? (
          <Text look="small" tone="muted">
            {texts.sensitiveVisibleTo(readers)}
          </Text>
        ) : null}
        {children}
      </Stack>
    </div>
  );
}

function SavedState({ run: { snapshot } }: { run: ReturnType<typeof useRun> }) {
  if (snapshot.matches({ answering: 'lost' }))
    return (
      <Notice tone="warning" live>
        {texts.notSavedYet}
      </Notice>
    );
  const words = snapshot.matches({ answering: 'saving' })
    ? texts.saving
    : snapshot.matches({ answering: 'refused' }) || snapshot.matches({ answering: 'clashed' })
      ? texts.notAllSaved
      : texts.saved;
  return (
    <Text as="output" look="small" tone="muted">
      {words}
    </Text>
  );
}
