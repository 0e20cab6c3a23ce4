import { sides } from '#domain/kai-conversations/rubrics/rubric.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import type { CueValues } from './written.ts';
import * as texts from './texts.ts';

interface CueFieldsProps {
  cue: CueValues;
  nth: number;
  /** Where its errors stand: `dimensions.0.cues.1`. */
  at: string;
  onChange: (cue: CueValues) => void;
  onRemove: () => void;
}

/** Words that count for or against a dimension, and how much. */
export function CueFields({ cue, nth, at, onChange, onRemove }: CueFieldsProps) {
  const change = (part: Partial<CueValues>) => onChange({ ...cue, ...part });
  return (
    <Card
      level="h3"
      title={texts.cueTitle(nth)}
      actions={
        <Button size="small" variant="quiet" aria-label={texts.removeCue(nth)} onClick={onRemove}>
          {texts.remove}
        </Button>
      }
    >
      <Stack gap="4">
        <Field label={texts.says} tip={texts.saysTip} errorKey={`${at}.says`} required>
          <TextInput
            maxLength={200}
            value={cue.says}
            onChange={({ target }) => change({ says: target.value })}
          />
        </Field>
        <Field label={texts.phrases} tip={texts.phrasesTip} errorKey={`${at}.phrases`} required>
          <Textarea
            rows={6}
            spellCheck={false}
            value={cue.phrases}
            onChange={({ target }) => change({ phrases: target.value })}
          />
        </Field>
        <Field label={texts.whoseWords} errorKey={`${at}.side`} required>
          <Select
            options={sides.map((value) => ({ value, label: texts.sideNames[value] }))}
            value={cue.side}
            onChange={(side) => change({ side: side === '' ? 'both' : side })}
          />
        </Field>
        <Field label={texts.counts} errorKey={`${at}.isAgainst`} required>
          <Select
            options={[
              { value: 'for', label: texts.countsFor },
              { value: 'against', label: texts.countsAgainst },
            ]}
            value={cue.isAgainst ? 'against' : 'for'}
            onChange={(counts) => change({ isAgainst: counts === 'against' })}
          />
        </Field>
        <Field label={texts.cueWeight} errorKey={`${at}.weight`} required>
          <NumberInput
            min={1}
            max={100}
            value={cue.weight}
            onChange={(weight) => change({ weight })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
