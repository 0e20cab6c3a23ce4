import { sessionLimits } from '#domain/bookings/session-limits.ts';
import {
  creditModes,
  locationKinds,
  sessionFormats,
  type LocationKind,
} from '#domain/bookings/vocabulary.ts';
import { kindNames, placeNames } from '#web/features/bookings/names/public.ts';
import { NameFields } from '#web/screens/form/name-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { payingNames } from './price.ts';
import type { SessionValues } from './session-values.ts';

interface SessionFieldsProps {
  form: Pick<RecordForm<SessionValues>, 'values' | 'change'>;
}

const { duration, attendees, cost, buffer } = sessionLimits;

export function SessionFields({ form }: SessionFieldsProps) {
  const { values, change } = form;
  return (
    <>
      <NameFields
        form={form}
        label="Session name"
        tip="Members read it when they choose what to book."
      />
      <Field
        label="Duration (minutes)"
        errorKey="durationMinutes"
        required
        tip="From 15 minutes to 8 hours, in steps of 5 minutes."
      >
        <NumberInput
          min={duration.least}
          max={duration.most}
          step={duration.step}
          value={values.durationMinutes}
          onChange={(durationMinutes) => change({ durationMinutes })}
        />
      </Field>
      <RadioGroup
        label="Format"
        direction="across"
        value={values.format}
        options={sessionFormats.map((value) => ({ value, label: kindNames[value] }))}
        onChange={(format) => change({ format })}
      />
      {values.format === 'oneToOne' ? null : (
        <Field
          label="Maximum number of attendees"
          errorKey="maxAttendees"
          required
          tip={`From ${attendees.least} to ${attendees.most}.`}
        >
          <NumberInput
            min={attendees.least}
            max={attendees.most}
            value={values.maxAttendees}
            onChange={(maxAttendees) => change({ maxAttendees })}
          />
        </Field>
      )}
      <PlaceFields form={form} />
      <Field label="Cost (credits)" errorKey="creditCost" required tip="0 makes it free.">
        <NumberInput
          min={cost.least}
          max={cost.most}
          value={values.creditCost}
          onChange={(creditCost) => change({ creditCost })}
        />
      </Field>
      {values.format === 'oneToOne' || values.creditCost === 0 ? null : (
        <RadioGroup
          label="Who pays"
          value={values.creditMode}
          options={creditModes.map((value) => ({ value, label: payingNames[value] }))}
          onChange={(creditMode) => change({ creditMode })}
          tip="A change counts for bookings made from then on."
        />
      )}
      <RuleFields form={form} />
    </>
  );
}

function PlaceFields({ form: { values, change } }: SessionFieldsProps) {
  const toggle = (kind: LocationKind, chosen: boolean) =>
    change({
      locationKinds: locationKinds.filter((each) =>
        each === kind ? chosen : values.locationKinds.includes(each),
      ),
    });
  return (
    <Field label="Places" errorKey="locationKinds" group="group" required>
      <Row gap="6">
        {locationKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={placeNames[kind]}
            checked={values.locationKinds.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          />
        ))}
      </Row>
    </Field>
  );
}

function RuleFields({ form: { values, change } }: SessionFieldsProps) {
  return (
    <Card title="Rules" note="A change counts for bookings made from then on.">
      <Stack gap="4">
        <Checkbox
          label="The coach confirms every request"
          checked={values.requiresCoachConfirmation}
          onChange={({ target }) => change({ requiresCoachConfirmation: target.checked })}
        />
        <Checkbox
          label="The coach writes a note about every attendee"
          checked={values.coachNoteRequired}
          onChange={({ target }) => change({ coachNoteRequired: target.checked })}
        />
        {values.format === 'team' ? (
          <Checkbox
            label="The coach writes a note about the team"
            checked={values.teamCoachNoteRequired}
            onChange={({ target }) => change({ teamCoachNoteRequired: target.checked })}
          />
        ) : null}
        <Field
          label="Buffer before (minutes)"
          errorKey="bufferBefore"
          required
          tip="What the coach keeps free before. A longer one of the coach’s own counts instead."
        >
          <NumberInput
            min={buffer.least}
            max={buffer.most}
            value={values.bufferBefore}
            onChange={(bufferBefore) => change({ bufferBefore })}
          />
        </Field>
        <Field
          label="Buffer after (minutes)"
          errorKey="bufferAfter"
          required
          tip="The same for afterwards."
        >
          <NumberInput
            min={buffer.least}
            max={buffer.most}
            value={values.bufferAfter}
            onChange={(bufferAfter) => change({ bufferAfter })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
