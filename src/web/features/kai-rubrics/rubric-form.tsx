import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Plus } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { DimensionFields } from './dimension-fields.tsx';
import {
  errorsByField,
  newDimension,
  writtenIn,
  type RubricData,
  type RubricValues,
} from './written.ts';
import * as texts from './texts.ts';

interface RubricFormProps {
  rubric: RubricData;
  values: RubricValues;
  /** The version of the draft that was read when the first change was made; null where nothing is changed. */
  base: number | null;
  /** Null forgets what was changed. */
  onChange: (values: RubricValues | null) => void;
  /** Somebody else was faster: what is typed is saved over the latest version next time. */
  onConflict: (version: number) => void;
}

/** The next version as it is written. */
export function RubricForm({ rubric, values, base, onChange, onConflict }: RubricFormProps) {
  const alert = useAlert();
  const [open, setOpen] = useState<string | null>(null);
  const params = { kaiRubric: rubric.group } as const;
  const saving = useCommand('POST /kai-rubrics/{kaiRubric}/draft', {
    onDone: () => {
      onChange(null);
      alert('success', texts.saved);
    },
  });
  const discarding = useCommand('POST /kai-rubrics/{kaiRubric}/discard', {
    onDone: () => {
      onChange(null);
      alert('success', texts.discarded);
    },
  });
  const errors = errorsByField(saving.errors);
  const latest = rubric.draft?.version ?? 0;
  const submit = () => {
    const version = saving.conflict ? latest : (base ?? latest);
    if (saving.conflict) onConflict(latest);
    void saving.send({ params, body: { ...writtenIn(values), version } });
  };
  const change = (part: Partial<RubricValues>) => onChange({ ...values, ...part });
  const { dimensions, scale } = values;
  const refusal = saving.refusal ?? discarding.refusal;
  return (
    <Form onSubmit={submit} errors={errors} errorTitle={texts.notSavedYet} aria-label={texts.next}>
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <WhatStands rubric={rubric} isChanged={base !== null} />
      <Field label={texts.name} errorKey="name" required>
        <TextInput
          maxLength={80}
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field
        label={texts.strongFrom}
        tip={texts.strongFromTip}
        errorKey="scale.strongFrom"
        required
      >
        <NumberInput
          min={1}
          max={100}
          value={scale.strongFrom}
          onChange={(strongFrom) => change({ scale: { ...scale, strongFrom } })}
        />
      </Field>
      <Field label={texts.weakBelow} tip={texts.weakBelowTip} errorKey="scale.weakBelow" required>
        <NumberInput
          min={1}
          max={100}
          value={scale.weakBelow}
          onChange={(weakBelow) => change({ scale: { ...scale, weakBelow } })}
        />
      </Field>
      {dimensions.length === 0 ? <Text tone="muted">{texts.noDimensions}</Text> : null}
      <Stack as="ol" gap="3" aria-label={texts.dimensionsTitle}>
        {dimensions.map((dimension, nth) => (
          <li key={dimension.id}>
            <DimensionFields
              dimension={dimension}
              nth={nth}
              isOpen={
                open === dimension.id ||
                Object.keys(errors).some((key) => key.startsWith(`dimensions.${nth}.`))
              }
              onToggle={() => setOpen(open === dimension.id ? null : dimension.id)}
              onChange={(next) => change({ dimensions: dimensions.with(nth, next) })}
              onRemove={() => {
                saving.clear();
                change({ dimensions: dimensions.toSpliced(nth, 1) });
              }}
            />
          </li>
        ))}
      </Stack>
      <Row>
        <Button
          icon={<Plus />}
          disabled={dimensions.length >= 12}
          onClick={() => {
            const added = newDimension();
            setOpen(added.id);
            change({ dimensions: [...dimensions, added] });
          }}
        >
          {texts.addDimension}
        </Button>
      </Row>
      <Row>
        <Button type="submit" variant="primary" busy={saving.busy}>
          {texts.saveDraft}
        </Button>
        {base === null ? null : (
          <Button
            onClick={() => {
              saving.clear();
              onChange(null);
            }}
          >
            {texts.undo}
          </Button>
        )}
        {rubric.draft === null ? null : (
          <Button
            variant="dangerQuiet"
            busy={discarding.busy}
            onClick={() => void discarding.send({ params, body: { version: latest } })}
          >
            {texts.discard}
          </Button>
        )}
      </Row>
    </Form>
  );
}

function WhatStands({ rubric, isChanged }: { rubric: RubricData; isChanged: boolean }) {
  const { draft, inForce, number, group } = rubric;
  return (
    <>
      {inForce.dimensions.length === 0 ? (
        <Notice tone="warning" title={texts.semIsEmpty(group)}>
          {texts.howToFill}
        </Notice>
      ) : null}
      <Text tone="muted">
        {draft === null ? (
          number > 0 && texts.basedOn(number)
        ) : (
          <>
            {texts.draftBy(draft.by.fullName)}
            <When at={draft.at} inSentence />
          </>
        )}
        {isChanged ? ` ${texts.unsaved}` : null}
      </Text>
    </>
  );
}
