import type { Band } from '#domain/questionnaires/definition.ts';
import { scoreSpan } from '#domain/questionnaires/scoring.ts';
import {
  bandColours,
  labelMost,
  mostBands,
  scoringMethods,
} from '#domain/questionnaires/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { BandStrip } from '../band-strip.tsx';
import { bandColourNames } from '../questionnaire-records.ts';
import type { QuestionnaireValues } from './drafts.ts';
import * as texts from './texts.ts';

interface ScoringEditorProps {
  values: QuestionnaireValues;
  change: (patch: Partial<QuestionnaireValues>) => void;
}

/** How answers become one score, and what a score means: the bands as a strip over all that it can be. */
export function ScoringEditor({ values, change }: ScoringEditorProps) {
  const { scoring } = values;
  const { method, bands } = scoring;
  const span = scoreSpan(values);
  const put = (next: readonly Band[]) => change({ scoring: { ...scoring, bands: next } });
  const next = bands.reduce((end, { to }) => Math.max(end, to), span.min);
  return (
    <Card title={texts.score}>
      <Stack gap="4">
        <Field label={texts.scoreIs} errorKey="scoring.method">
          <Select
            options={scoringMethods.map((each) => ({ value: each, label: texts.methods[each] }))}
            value={method}
            onChange={(chosen) => change({ scoring: { ...scoring, method: chosen || method } })}
          />
        </Field>
        {method === 'none' ? null : (
          <>
            <Text tone="muted">{texts.scoreCanBe(span.min, span.max)}</Text>
            <BandStrip scoring={scoring} span={span} />
            {bands.map((band, index) => (
              <BandEditor
                // Bands have no names of their own that would last.
                key={index}
                band={band}
                place={index}
                onChange={(changed) =>
                  put(changed === null ? bands.toSpliced(index, 1) : bands.with(index, changed))
                }
              />
            ))}
            <div>
              <Button
                size="small"
                icon={<Plus />}
                disabled={bands.length >= mostBands}
                onClick={() =>
                  put([
                    ...bands,
                    {
                      from: next,
                      to: Math.max(next, span.max),
                      label: '',
                      colour: bandColours[bands.length % bandColours.length] ?? 'grey',
                      advice: '',
                    },
                  ])
                }
              >
                {texts.addBand}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

interface BandEditorProps {
  band: Band;
  place: number;
  onChange: (band: Band | null) => void;
}

function BandEditor({ band, place, onChange }: BandEditorProps) {
  const key = (name: string) => `scoring.bands.${place}.${name}`;
  const number = (label: string, name: 'from' | 'to') => (
    <Field label={label} errorKey={key(name)}>
      <NumberInput
        value={band[name]}
        onChange={(value) => onChange({ ...band, [name]: value ?? 0 })}
      />
    </Field>
  );
  return (
    <Card level="h3" title={texts.bandOf(place + 1)}>
      <Stack gap="3">
        <Grid columns="two" gap="4">
          {number(texts.from, 'from')}
          {number(texts.to, 'to')}
          <Field label={texts.bandName} errorKey={key('label')}>
            <TextInput
              maxLength={60}
              value={band.label}
              onChange={({ target }) => onChange({ ...band, label: target.value })}
            />
          </Field>
          <Field label={texts.colour} errorKey={key('colour')}>
            <Select
              options={bandColours.map((each) => ({ value: each, label: bandColourNames[each] }))}
              value={band.colour}
              onChange={(colour) => onChange({ ...band, colour: colour || band.colour })}
            />
          </Field>
        </Grid>
        <Field label={texts.advice} tip={texts.adviceTip} errorKey={key('advice')}>
          <TextInput
            maxLength={labelMost}
            value={band.advice}
            onChange={({ target }) => onChange({ ...band, advice: target.value })}
          />
        </Field>
        <div>
          <Button size="small" variant="quiet" icon={<X />} onClick={() => onChange(null)}>
            {texts.removeBand}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
