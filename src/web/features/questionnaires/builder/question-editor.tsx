import { useEffect, useRef } from 'react';
import { canScore, hasOptions, type Question } from '#domain/questionnaires/definition.ts';
import { labelMost, questionTypeNames, questionTypes } from '#domain/questionnaires/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { typed, type QuestionnaireValues } from './drafts.ts';
import { LimitsEditor } from './limits-editor.tsx';
import { LinesEditor, OptionsEditor } from './options-editor.tsx';
import type { Questions } from './use-questions.ts';
import { KpiField } from './kpi-field.tsx';
import * as texts from './texts.ts';

interface QuestionEditorProps {
  question: Question;
  /** From 0. */
  place: number;
  values: QuestionnaireValues;
  questions: Questions;
}

/** One question while it is written. Enter in what it asks goes on with the next one, as in a document. */
export function QuestionEditor({ question, place, values, questions }: QuestionEditorProps) {
  const { type, label, help, required, sensitive, weight } = question;
  const change = (patch: Partial<Question>) => questions.write({ ...question, ...patch });
  const key = (name: string) => `questions.${place}.${name}`;
  const isScored = values.scoring.method !== 'none' && canScore(question);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Card
      level="h3"
      title={texts.questionOf(place + 1)}
      actions={
        <Button size="small" onClick={() => questions.setOpen(null)}>
          {texts.done}
        </Button>
      }
    >
      <Stack gap="4">
        <Field label={texts.whatItAsks} errorKey={key('label')} required>
          <Textarea
            ref={words}
            rows={2}
            maxLength={labelMost}
            value={label}
            onChange={({ target }) => change({ label: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              questions.add(type, place + 1);
            }}
          />
        </Field>
        <Field label={texts.type} errorKey={key('type')}>
          <Select
            options={questionTypes.map((each) => ({
              value: each,
              label: questionTypeNames[each],
            }))}
            value={type}
            onChange={(chosen) => questions.write(typed(question, chosen || type))}
          />
        </Field>
        {hasOptions(question) ? (
          <OptionsEditor question={question} isScored={isScored} onChange={change} />
        ) : null}
        {type === 'matrix' ? <LinesEditor question={question} onChange={change} /> : null}
        <LimitsEditor question={question} place={place} onChange={change} />
        <Field label={texts.help} tip={texts.helpTip} errorKey={key('help')}>
          <TextInput
            maxLength={labelMost}
            value={help}
            onChange={({ target }) => change({ help: target.value })}
          />
        </Field>
        {type === 'statement' ? null : (
          <Stack gap="1">
            <Checkbox
              label={texts.hasToBeAnswered}
              checked={required}
              onChange={({ target }) => change({ required: target.checked })}
            />
            <Checkbox
              label={texts.isSensitive}
              checked={sensitive}
              onChange={({ target }) => change({ sensitive: target.checked })}
            />
          </Stack>
        )}
        {isScored ? (
          <Field label={texts.weight} tip={texts.weightTip} errorKey={key('weight')}>
            <NumberInput
              min={0}
              max={100}
              value={weight}
              onChange={(value) => change({ weight: value ?? 0 })}
            />
          </Field>
        ) : null}
        {canScore(question) ? (
          <KpiField kpi={question.kpi} onChange={(kpi) => change({ kpi })} />
        ) : null}
        <ConditionEditor
          question={question}
          place={place}
          earlier={values.questions.slice(0, place)}
          onChange={(visibleIf) => change({ visibleIf })}
        />
        <Row>
          <Button size="small" onClick={() => questions.duplicate(place)}>
            {texts.duplicate}
          </Button>
          <Button size="small" variant="dangerQuiet" onClick={() => questions.remove(place)}>
            {texts.removeQuestion}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
