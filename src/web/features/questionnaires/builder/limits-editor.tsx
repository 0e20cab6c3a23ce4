import type { Question } from '#domain/questionnaires/definition.ts';
import {
  largestNumber,
  longTextMost,
  mostOptions,
  patternMost,
  shortTextMost,
  type QuestionType,
} from '#domain/questionnaires/vocabulary.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Grid } from '#web/ui/layout/layout.tsx';
import * as texts from './texts.ts';

interface Bound {
  readonly min: string | null;
  readonly max: string | null;
  readonly least: number;
  readonly most: number;
}

/** What the two limits of a type are called, and how far they go. */
const bounds: Readonly<Partial<Record<QuestionType, Bound>>> = {
  shortText: {
    min: texts.atLeastCharacters,
    max: texts.atMostCharacters,
    least: 0,
    most: shortTextMost,
  },
  longText: {
    min: texts.atLeastCharacters,
    max: texts.atMostCharacters,
    least: 0,
    most: longTextMost,
  },
  number: { min: texts.smallest, max: texts.largest, least: -largestNumber, most: largestNumber },
  scale: { min: texts.scaleFrom, max: texts.scaleTo, least: -100, most: 100 },
  rating: { min: null, max: texts.mostStars, least: 2, most: 10 },
  multiChoice: { min: texts.atLeastChosen, max: null, least: 0, most: mostOptions },
};

interface LimitsEditorProps {
  question: Question;
  place: number;
  onChange: (patch: Partial<Question>) => void;
}

/** What an answer has to keep to, as far as its type can. */
export function LimitsEditor({ question, place, onChange }: LimitsEditorProps) {
  const { type, limits, ends } = question;
  const bound = bounds[type];
  if (!bound) return null;
  const limit = (label: string | null, name: 'min' | 'max' | 'maxSelected') =>
    label === null ? null : (
      <Field label={label} errorKey={`questions.${place}.limits.${name}`}>
        <NumberInput
          min={bound.least}
          max={bound.most}
          value={limits[name]}
          onChange={(value) => onChange({ limits: { ...limits, [name]: value } })}
        />
      </Field>
    );
  const end = (label: string, name: 'low' | 'high') => (
    <Field label={label} errorKey={`questions.${place}.ends.${name}`}>
      <TextInput
        maxLength={60}
        value={ends[name]}
        onChange={({ target }) => onChange({ ends: { ...ends, [name]: target.value } })}
      />
    </Field>
  );
  return (
    <>
      <Grid columns="two" gap="4">
        {limit(bound.min, 'min')}
        {limit(bound.max, 'max')}
        {type === 'multiChoice' ? limit(texts.atMostChosen, 'maxSelected') : null}
        {type === 'scale' || type === 'rating' ? end(texts.lowEnd, 'low') : null}
        {type === 'scale' || type === 'rating' ? end(texts.highEnd, 'high') : null}
      </Grid>
      {type === 'shortText' ? (
        <Field
          label={texts.pattern}
          tip={texts.patternTip}
          errorKey={`questions.${place}.limits.pattern`}
        >
          <TextInput
            maxLength={patternMost}
            value={limits.pattern ?? ''}
            onChange={({ target }) =>
              onChange({ limits: { ...limits, pattern: target.value || null } })
            }
          />
        </Field>
      ) : null}
    </>
  );
}
