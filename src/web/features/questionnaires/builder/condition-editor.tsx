import {
  isNumeric,
  type Clause,
  type Condition,
  type Question,
} from '#domain/questionnaires/definition.ts';
import { mostClauses, type ClauseKind } from '#domain/questionnaires/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

interface ConditionEditorProps {
  question: Question;
  /** From 0. */
  place: number;
  /** Those that it can depend on. */
  earlier: readonly Question[];
  onChange: (condition: Condition | null) => void;
}

const isDependable = ({ type }: Question): boolean => type !== 'statement';

/** When a question is shown: always, or depending on earlier answers. */
export function ConditionEditor({
  question: { visibleIf },
  place,
  earlier,
  onChange,
}: ConditionEditorProps) {
  const asked = earlier.flatMap((question, index) =>
    isDependable(question) ? [{ question, number: index + 1 }] : [],
  );
  const begin = () => {
    const last = asked.at(-1)?.question;
    return last ? clauseFor(last) : null;
  };
  const first = begin();
  if (visibleIf === null)
    return first === null ? null : (
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<Plus />}
          onClick={() => onChange({ match: 'all', clauses: [first] })}
        >
          {texts.showSometimes}
        </Button>
      </div>
    );
  const { match, clauses } = visibleIf;
  const put = (next: readonly Clause[]) =>
    onChange(next.length === 0 ? null : { match, clauses: next });
  return (
    <Card level="h3" title={texts.shownWhen}>
      <Stack gap="4">
        {clauses.length > 1 ? (
          <Field label={texts.match} errorKey={`questions.${place}.match`}>
            <Select
              options={[
                { value: 'all', label: texts.allHold },
                { value: 'any', label: texts.anyHolds },
              ]}
              value={match}
              onChange={(chosen) => onChange({ match: chosen || match, clauses })}
            />
          </Field>
        ) : null}
        {clauses.map((clause, index) => (
          <ClauseEditor
            key={`${index}${clause.question}`}
            clause={clause}
            errorKey={`questions.${place}.visibleIf.clauses.${index}`}
            asked={asked}
            onChange={(next) =>
              put(next === null ? clauses.toSpliced(index, 1) : clauses.with(index, next))
            }
          />
        ))}
        {clauses.length < mostClauses && first !== null ? (
          <div>
            <Button size="small" icon={<Plus />} onClick={() => put([...clauses, first])}>
              {texts.addCondition}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

const hasChoices = ({ type }: Question): boolean =>
  type === 'singleChoice' || type === 'multiChoice' || type === 'yesNo';

const kindsFor = (question: Question): ClauseKind[] => [
  ...(hasChoices(question) ? (['oneOf'] as const) : []),
  ...(isNumeric(question) ? (['atLeast', 'atMost'] as const) : []),
  'answered',
];

/** How a condition on a question begins. */
const clauseFor = (question: Question): Clause => ({
  question: question.id,
  is: kindsFor(question)[0] ?? 'answered',
  values: [],
  number: null,
});

interface ClauseEditorProps {
  clause: Clause;
  errorKey: string;
  asked: readonly { readonly question: Question; readonly number: number }[];
  onChange: (clause: Clause | null) => void;
}

function ClauseEditor({ clause, errorKey, asked, onChange }: ClauseEditorProps) {
  const on = asked.find(({ question }) => question.id === clause.question)?.question;
  return (
    <Stack gap="2">
      <Field label={texts.dependsOn} errorKey={`${errorKey}.question`}>
        <Select
          placeholder={texts.chooseAQuestion}
          options={asked.map(({ question, number }) => ({
            value: question.id,
            label: `${number}. ${question.label || texts.withoutWords}`,
          }))}
          value={on ? clause.question : ''}
          onChange={(id) => {
            const next = asked.find(({ question }) => question.id === id)?.question;
            if (next) onChange(clauseFor(next));
          }}
        />
      </Field>
      {on ? (
        <>
          <Field label={texts.answerIs} errorKey={`${errorKey}.is`}>
            <Select
              options={kindsFor(on).map((kind) => ({
                value: kind,
                label: texts.clauseKinds[kind],
              }))}
              value={clause.is}
              onChange={(is) => onChange({ ...clause, is: is || clause.is })}
            />
          </Field>
          {clause.is === 'oneOf' ? (
            <Values clause={clause} question={on} onChange={onChange} />
          ) : null}
          {clause.is === 'atLeast' || clause.is === 'atMost' ? (
            <Field label={texts.value} errorKey={`${errorKey}.number`}>
              <NumberInput
                value={clause.number}
                onChange={(number) => onChange({ ...clause, number })}
              />
            </Field>
          ) : null}
        </>
      ) : (
        <Text tone="muted">{texts.theQuestionIsGone}</Text>
      )}
      <Row>
        <Button size="small" variant="quiet" icon={<X />} onClick={() => onChange(null)}>
          {texts.removeCondition}
        </Button>
      </Row>
    </Stack>
  );
}

function Values({
  clause,
  question,
  onChange,
}: Pick<ClauseEditorProps, 'onChange'> & { clause: Clause; question: Question }) {
  const choices =
    question.type === 'yesNo'
      ? [
          { id: 'yes', label: texts.yes },
          { id: 'no', label: texts.no },
        ]
      : question.options;
  return (
    <Field label={texts.oneOfThese} group="group">
      <Stack gap="1">
        {choices.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label || texts.withoutWords}
            checked={clause.values.includes(id)}
            onChange={({ target }) =>
              onChange({
                ...clause,
                values: target.checked
                  ? [...clause.values, id]
                  : clause.values.filter((each) => each !== id),
              })
            }
          />
        ))}
      </Stack>
    </Field>
  );
}
