import { sessionSentences, troubleOfDuration } from '#domain/bookings/session-limits.ts';
import {
  creditModes,
  locationKinds,
  sessionFormats,
  type LocationKind,
} from '#domain/bookings/vocabulary.ts';
import { kindNames, placeNames } from '#web/features/bookings/names/public.ts';
import { missingIn, writtenIn, type FormOf } from '#web/screens/form/field-values.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { payingNames, sessions } from './session-records.ts';
import * as texts from './texts.ts';

type SessionValues = FormOf<typeof sessions.fields>;

export const newSession: SessionValues = {
  ...sessions.creating.initial,
  durationMinutes: 60,
  locationKinds: ['video'],
  creditCost: 1,
  bufferBefore: 0,
  bufferAfter: 10,
};

/** The values as the server takes them: where one person comes there are no seats, and nobody else to pay. */
export const writtenOf = (values: SessionValues) => ({
  ...writtenIn(sessions.fields, values),
  ...(values.format === 'oneToOne' && ({ maxAttendees: null, creditMode: 'perBooking' } as const)),
});

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: SessionValues): Readonly<Record<string, string>> {
  const { durationMinutes, format, maxAttendees, locationKinds: places } = values;
  const duration = troubleOfDuration(durationMinutes);
  return {
    ...missingIn(sessions.fields, values),
    ...(duration !== null && { durationMinutes: duration }),
    ...(format !== 'oneToOne' && maxAttendees === null && { maxAttendees: sessionSentences.seats }),
    ...(places.length === 0 && { locationKinds: sessionSentences.places }),
  };
}

interface SessionInputsProps {
  form: Pick<RecordForm<SessionValues>, 'values' | 'change'>;
}

const {
  name,
  description,
  durationMinutes,
  format,
  maxAttendees,
  locationKinds: places,
  creditCost,
  creditMode,
  ...rules
} = sessions.fields;
const offer = {
  name,
  description,
  durationMinutes,
  format,
  maxAttendees,
  locationKinds: places,
  creditCost,
  creditMode,
};

export function SessionInputs({ form }: SessionInputsProps) {
  const { values, change } = form;
  const isForOne = values.format === 'oneToOne';
  return (
    <>
      <RecordFields
        fields={offer}
        form={form}
        own={{
          format: (
            <RadioGroup
              label={format.label}
              direction="across"
              value={values.format}
              options={sessionFormats.map((value) => ({ value, label: kindNames[value] }))}
              onChange={(chosen) => change({ format: chosen })}
            />
          ),
          maxAttendees: isForOne ? null : (
            <Field {...maxAttendees} errorKey="maxAttendees" required>
              <NumberInput
                min={maxAttendees.least}
                max={maxAttendees.most}
                value={values.maxAttendees}
                onChange={(seats) => change({ maxAttendees: seats })}
              />
            </Field>
          ),
          locationKinds: <PlaceFields form={form} />,
          creditMode:
            isForOne || values.creditCost === 0 ? null : (
              <RadioGroup
                label={creditMode.label}
                tip={creditMode.tip}
                value={values.creditMode}
                options={creditModes.map((value) => ({ value, label: payingNames[value] }))}
                onChange={(chosen) => change({ creditMode: chosen })}
              />
            ),
        }}
      />
      <Card title={texts.rules} note={texts.aChangeCountsForBookings}>
        <Stack gap="4">
          <RecordFields
            fields={rules}
            form={form}
            own={{
              teamCoachNoteRequired: values.format === 'team' ? undefined : null,
              preQuestionnaireId: <QuestionnaireField name="preQuestionnaireId" form={form} />,
              postQuestionnaireId: <QuestionnaireField name="postQuestionnaireId" form={form} />,
            }}
          />
        </Stack>
      </Card>
    </>
  );
}

interface QuestionnaireFieldProps extends SessionInputsProps {
  name: 'preQuestionnaireId' | 'postQuestionnaireId';
}

/** What those who come are asked; the questionnaires that are published for sessions. */
function QuestionnaireField({ name: field, form: { values, change } }: QuestionnaireFieldProps) {
  const { data: published = [] } = useApiQuery('GET /questionnaire-assignments/choices', {
    query: { search: '', place: 'booking' },
  });
  return (
    <FieldAround fields={sessions.fields} name={field}>
      <Select
        placeholder={texts.noQuestionnaire}
        options={published.map(({ id, name: title }) => ({ value: id, label: title }))}
        value={values[field]}
        onChange={(chosen) => change({ [field]: chosen })}
      />
    </FieldAround>
  );
}

function PlaceFields({ form: { values, change } }: SessionInputsProps) {
  const toggle = (kind: LocationKind, chosen: boolean) =>
    change({
      locationKinds: locationKinds.filter((each) =>
        each === kind ? chosen : values.locationKinds.includes(each),
      ),
    });
  return (
    <Field label={texts.places} errorKey="locationKinds" group="group" required>
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
