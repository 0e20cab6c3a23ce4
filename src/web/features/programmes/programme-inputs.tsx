import { Suspense } from 'react';
import { programmeFields } from '#machines/programme/fields.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
} from '#web/screens/form/field-values.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Programme } from './words.ts';
import * as texts from './texts.ts';

const ZoneField = lazyPart(
  async () => (await import('#web/screens/form/zone-field.tsx')).ZoneField,
);

/** What the form of a programme holds: the organisation with its name. */
export interface ProgrammeValues extends Omit<FormOf<typeof programmeFields>, 'organizationId'> {
  readonly organization: ChosenRecord | null;
}

const { organizationId, startDate, endDate, timeZone, creditExpiryDays, ...others } =
  programmeFields;
const { name, groups, description, objectives, creditExpiry, allowSelfAllocation } = others;
const dates = { startDate, endDate, timeZone };

const asForm = ({ organization, ...values }: ProgrammeValues): FormOf<typeof programmeFields> => ({
  ...values,
  organizationId: organization?.id ?? '',
});

export const emptyProgramme = (zone: string): ProgrammeValues => {
  const { organizationId: _, ...values } = emptyForm(programmeFields);
  return { ...values, timeZone: zone, organization: null };
};

export const valuesOf = (programme: Programme): ProgrammeValues => {
  const { organizationId: _, ...values } = formOf(programmeFields, {
    ...programme,
    organizationId: programme.organization,
  });
  return { ...values, organization: programme.organization };
};

export const writtenOf = (values: ProgrammeValues) => {
  const written = writtenIn(programmeFields, asForm(values));
  const isByDays = written.creditExpiry === 'daysAfterAllocation';
  return { ...written, creditExpiryDays: isByDays ? written.creditExpiryDays : null };
};

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: ProgrammeValues): Readonly<Record<string, string>> {
  const { startDate: from, endDate: to, creditExpiry: expiry, creditExpiryDays: days } = values;
  return {
    ...missingIn(programmeFields, asForm(values)),
    ...(from !== null && to !== null && to < from && { endDate: texts.endDateMustBe }),
    ...(expiry === 'daysAfterAllocation' &&
      days === null && { creditExpiryDays: texts.sayAfterHowManyDays }),
  };
}

interface ProgrammeInputsProps {
  form: Pick<RecordForm<ProgrammeValues>, 'values' | 'change'>;
  /** It has started: whose it is and when it takes place can't be changed here. */
  hasStarted?: boolean;
}

export function ProgrammeInputs({ form, hasStarted = false }: ProgrammeInputsProps) {
  const { values, change } = form;
  return (
    <>
      <RecordFields fields={{ name }} form={form} />
      {hasStarted ? null : (
        <ChooseRecord
          {...findOrganization}
          label={organizationId.label}
          errorKey="organizationId"
          required
          chosen={values.organization}
          onChoose={(organization) => change({ organization })}
        />
      )}
      <RecordFields fields={{ groups, description, objectives }} form={form} />
      {hasStarted ? null : (
        <RecordFields
          fields={dates}
          form={form}
          own={{
            timeZone: (
              <FieldAround fields={dates} name="timeZone">
                <Suspense fallback={null}>
                  <ZoneField
                    value={values.timeZone}
                    onChange={(zone) => change({ timeZone: zone })}
                  />
                </Suspense>
              </FieldAround>
            ),
          }}
        />
      )}
      <RecordFields fields={{ creditExpiry }} form={form} />
      {values.creditExpiry === 'daysAfterAllocation' ? (
        <RecordFields fields={{ creditExpiryDays }} form={form} />
      ) : null}
      <RecordFields fields={{ allowSelfAllocation }} form={form} />
    </>
  );
}
