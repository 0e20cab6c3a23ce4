import { measures } from '#domain/kai-conversations/rubrics/rubric.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Plus } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { CueFields } from './cue-fields.tsx';
import { newCue, type DimensionValues } from './written.ts';
import * as texts from './texts.ts';

interface DimensionFieldsProps {
  dimension: DimensionValues;
  nth: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (dimension: DimensionValues) => void;
  onRemove: () => void;
}

/** A dimension in a line, or with everything that belongs to it. */
export function DimensionFields({ isOpen, onToggle, onRemove, ...rest }: DimensionFieldsProps) {
  const { name, weight, measure, cues } = rest.dimension;
  const title = name === '' ? texts.newDimension : name;
  return (
    <Card
      title={title}
      note={texts.inShort(weight ?? 0, measure, cues.length)}
      actions={
        <Row gap="2" wrap="no">
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.closeOf(title) : texts.editOf(title)}
            onClick={onToggle}
          >
            {isOpen ? texts.close : texts.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.removeOf(title)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Row>
      }
    >
      {isOpen ? <Fields {...rest} /> : <Text tone="muted">{rest.dimension.about}</Text>}
    </Card>
  );
}

type FieldsProps = Pick<DimensionFieldsProps, 'dimension' | 'nth' | 'onChange'>;

const lines = [
  ['name', texts.dimensionName, 60],
  ['about', texts.about, 300],
  ['source', texts.source, 200],
  ['strength', texts.strength, 200],
  ['improvement', texts.improvement, 200],
  ['action', texts.action, 200],
] as const;

function Fields({ dimension, nth, onChange }: FieldsProps) {
  const at = `dimensions.${nth}`;
  const change = (part: Partial<DimensionValues>) => onChange({ ...dimension, ...part });
  return (
    <Stack gap="4">
      {lines.map(([key, label, most]) => (
        <Field
          key={key}
          label={label}
          tip={key === 'source' ? texts.sourceTip : undefined}
          errorKey={`${at}.${key}`}
          required
        >
          <TextInput
            maxLength={most}
            value={dimension[key]}
            onChange={({ target }) => change({ [key]: target.value })}
          />
        </Field>
      ))}
      <Field label={texts.weight} tip={texts.weightTip} errorKey={`${at}.weight`} required>
        <NumberInput
          min={1}
          max={5}
          value={dimension.weight}
          onChange={(weight) => change({ weight })}
        />
      </Field>
      <Field label={texts.scoredBy} errorKey={`${at}.measure`} required>
        <Select
          options={[
            { value: 'cues', label: texts.scoredByCues },
            ...measures.map((value) => ({ value, label: texts.measureNames[value] })),
          ]}
          value={dimension.measure ?? 'cues'}
          onChange={(chosen) =>
            change({ measure: measures.find((measure) => measure === chosen) ?? null })
          }
        />
      </Field>
      {dimension.measure === null ? <Cues {...{ dimension, at, change }} /> : null}
    </Stack>
  );
}

interface CuesProps {
  dimension: DimensionValues;
  at: string;
  change: (part: Partial<DimensionValues>) => void;
}

function Cues({ dimension: { cues }, at, change }: CuesProps) {
  return (
    <Stack gap="3">
      {cues.map((cue, place) => (
        <CueFields
          key={cue.id}
          cue={cue}
          nth={place}
          at={`${at}.cues.${place}`}
          onChange={(next) => change({ cues: cues.with(place, next) })}
          onRemove={() => change({ cues: cues.toSpliced(place, 1) })}
        />
      ))}
      <Row>
        <Button
          size="small"
          icon={<Plus />}
          disabled={cues.length >= 8}
          onClick={() => change({ cues: [...cues, newCue()] })}
        >
          {texts.addCue}
        </Button>
      </Row>
    </Stack>
  );
}
