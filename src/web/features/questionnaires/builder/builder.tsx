import { mostQuestions } from '#domain/questionnaires/vocabulary.ts';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus, RotateCcw } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { plainFields, problemsOf, type QuestionnaireValues } from './drafts.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionLine } from './question-line.tsx';
import { ScoringEditor } from './scoring-editor.tsx';
import { useQuestions } from './use-questions.ts';
import * as texts from './texts.ts';

/** A questionnaire as it is written: its questions one below the other as in a document, the one that is being written open. */
export function Builder({ form }: { form: RecordForm<QuestionnaireValues> }) {
  const questions = useQuestions(form);
  const { values } = form;
  const problems = problemsOf(values);
  return (
    <>
      <RecordFields fields={plainFields} form={form} />
      <Card
        title={texts.questions}
        note={texts.howToWrite}
        actions={
          <Button
            size="small"
            icon={<RotateCcw />}
            disabled={!questions.canUndo}
            onClick={questions.undo}
          >
            {texts.undo}
          </Button>
        }
      >
        <Stack gap="4">
          {values.questions.length === 0 ? <Text tone="muted">{texts.noQuestionsYet}</Text> : null}
          <Stack as="ol" gap="3" aria-label={texts.questions}>
            {values.questions.map((question, index) => (
              <li key={question.id}>
                {question.id === questions.open ? (
                  <QuestionEditor
                    question={question}
                    place={index}
                    values={values}
                    questions={questions}
                  />
                ) : (
                  <QuestionLine
                    question={question}
                    place={index}
                    many={values.questions.length}
                    questions={questions}
                  />
                )}
              </li>
            ))}
          </Stack>
          <Row>
            <Button
              icon={<Plus />}
              disabled={values.questions.length >= mostQuestions}
              onClick={() => questions.add(values.questions.at(-1)?.type ?? 'scale')}
            >
              {texts.addQuestion}
            </Button>
            <Button
              variant="quiet"
              disabled={values.questions.length >= mostQuestions}
              onClick={() => questions.add('statement')}
            >
              {texts.addStatement}
            </Button>
          </Row>
          <VisuallyHidden as="output">{questions.announced}</VisuallyHidden>
        </Stack>
      </Card>
      <ScoringEditor values={values} change={form.change} />
      {problems.length === 0 ? null : (
        <Notice title={texts.beforePublishing}>
          <ul>
            {problems.slice(0, 10).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
