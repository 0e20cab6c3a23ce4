import { Suspense } from 'react';
import { spanOf, type Question } from '#domain/questionnaires/definition.ts';
import { longTextMost, shortTextMost } from '#domain/questionnaires/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Text } from '#web/ui/text.tsx';
import { MatrixInput } from './matrix-input.tsx';
import { RankingInput } from './ranking-input.tsx';
import type { AroundQuestion, QuestionInputProps } from './question-props.ts';
import * as texts from './texts.ts';

/** Few questions ask for a date, and dates need more than all others together. */
const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

/** One question as whoever answers it sees it, whatever it asks for. Its error stands in the form around it, by the question's id. */
export function QuestionInput({ question, value, onChange }: QuestionInputProps) {
  const { type, label, help, required } = question;
  const isChosen = ['singleChoice', 'scale', 'rating', 'yesNo', 'matrix', 'ranking'].includes(type);
  if (type === 'statement')
    return (
      <Stack gap="1">
        <Text strong>{label}</Text>
        {help === '' ? null : <Text>{help}</Text>}
      </Stack>
    );
  return (
    <Stack gap="1">
      <Control question={question} value={value} onChange={onChange} />
      {isChosen && !required && value !== null ? (
        <div>
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {texts.clearAnswer}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function Control({ question, value, onChange }: QuestionInputProps) {
  const { type, help, required, options, limits } = question;
  const label = question.label === '' ? texts.questionWithoutWords : question.label;
  const tip = help === '' ? undefined : help;
  const around = { label, tip, required, errorKey: question.id };
  const text = typeof value === 'string' ? value : '';
  switch (type) {
    case 'shortText':
      return (
        <Field {...around}>
          <TextInput
            maxLength={limits.max ?? shortTextMost}
            value={text}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        </Field>
      );
    case 'longText':
      return (
        <Field {...around}>
          <Textarea
            rows={4}
            maxLength={limits.max ?? longTextMost}
            value={text}
            onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
          />
        </Field>
      );
    case 'singleChoice':
      return (
        <RadioGroup
          {...around}
          options={options.map((option) => ({ value: option.id, label: option.label }))}
          value={text}
          onChange={onChange}
        />
      );
    case 'multiChoice':
      return <Choices question={question} value={value} onChange={onChange} around={around} />;
    case 'yesNo':
      return (
        <RadioGroup
          {...around}
          direction="across"
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
          value={value === true ? 'yes' : value === false ? 'no' : undefined}
          onChange={(chosen) => onChange(chosen === 'yes')}
        />
      );
    case 'scale':
    case 'rating':
      return (
        <RadioGroup
          {...around}
          tip={texts.withEnds(question, tip)}
          direction="across"
          options={valuesOf(question).map((each) => ({
            value: String(each),
            label: type === 'rating' ? texts.stars(each) : String(each),
          }))}
          value={typeof value === 'number' ? String(value) : undefined}
          onChange={(chosen) => onChange(Number(chosen))}
        />
      );
    case 'number':
      return (
        <Field {...around}>
          <NumberInput
            min={limits.min ?? undefined}
            max={limits.max ?? undefined}
            value={typeof value === 'number' ? value : null}
            onChange={onChange}
          />
        </Field>
      );
    case 'date':
      return (
        <Suspense fallback={<Field {...around}>{null}</Field>}>
          <DateField {...around} value={text || null} onChange={onChange} />
        </Suspense>
      );
    case 'ranking':
      return <RankingInput around={around} question={question} value={value} onChange={onChange} />;
    case 'matrix':
      return <MatrixInput around={around} question={question} value={value} onChange={onChange} />;
    case 'statement':
      return null;
  }
}

const valuesOf = (question: Question): number[] => {
  const { min, max } = spanOf(question);
  return Array.from({ length: Math.max(0, Math.min(max - min, 20)) + 1 }, (_, step) => min + step);
};

function Choices({
  question: { options, limits },
  value,
  onChange,
  around,
}: QuestionInputProps & { around: AroundQuestion }) {
  const chosen: readonly string[] = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <Field {...around} tip={texts.withMost(limits.maxSelected, around.tip)} group="group">
      <Stack gap="1">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, id] : chosen.filter((each) => each !== id);
              onChange(next.length === 0 ? null : next);
            }}
          />
        ))}
      </Stack>
    </Field>
  );
}
