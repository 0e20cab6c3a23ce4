import { useState } from 'react';
import { answerTo, visibleQuestions } from '#domain/questionnaires/condition.ts';
import type { Answers, Definition } from '#domain/questionnaires/definition.ts';
import { scoreOf } from '#domain/questionnaires/scoring.ts';
import { errorsIn } from '#domain/questionnaires/validation.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldErrorsContext } from '#web/ui/forms/field-context.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { QuestionInput } from './question-input.tsx';
import * as texts from './texts.ts';

/** What a questionnaire looks like to whoever answers it: its conditions, errors and score are those of the real one, and nothing is kept. */
export function Preview({ definition }: { definition: Definition }) {
  const [answers, setAnswers] = useState<Answers>({});
  const [isChecked, check] = useState(false);
  const { questions } = definition;
  const errors = isChecked ? errorsIn(questions, answers) : {};
  const { score, band } = scoreOf(definition, answers);
  const answer = (id: string, value: Answers[string] | null) => {
    const { [id]: _, ...others } = answers;
    setAnswers(value === null ? others : { ...others, [id]: value });
  };
  return (
    <Card title={texts.asTheySeeIt} note={texts.tryIt}>
      {questions.length === 0 ? (
        <Text tone="muted">{texts.nothingAskedYet}</Text>
      ) : (
        <FieldErrorsContext value={errors}>
          <Stack gap="6">
            {visibleQuestions(questions, answers).map((question) => (
              <Stack gap="1" key={`${question.id}${question.type}`}>
                <QuestionInput
                  question={question}
                  value={answerTo(answers, question) ?? null}
                  onChange={(value) => answer(question.id, value)}
                />
                {question.sensitive ? (
                  <Text look="small" tone="muted">
                    {texts.sensitiveNote}
                  </Text>
                ) : null}
              </Stack>
            ))}
            {score === null ? null : (
              <Notice title={texts.scoreOf(score)}>
                {band === null ? null : [band.label, band.advice].filter(Boolean).join('. ')}
              </Notice>
            )}
            <div>
              <Button onClick={() => check(true)}>{texts.checkAnswers}</Button>
            </div>
            {isChecked && Object.keys(errors).length === 0 ? (
              <Text as="output">{texts.allIsAnswered}</Text>
            ) : null}
          </Stack>
        </FieldErrorsContext>
      )}
    </Card>
  );
}
