import { writtenFields } from '#machines/programme-interactive-resource/fields.ts';
import { AddingTo } from '#web/features/programmes/offered/public.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import { useRecordForm, type RecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { troubleIn, writtenOf, type Values } from './assignment-values.ts';
import { pageOf, places, useAssignment, type AssignmentSummary, type Place } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources/create': page(
    'staff',
    'Add Interactive Resource',
    AddAssignment,
  ),
  '/app/programmes/$programme/interactive-resources/$interactiveResource/edit': page(
    'staff',
    'Edit Programme Interactive Resource',
    EditAssignment,
  ),
  '/app/programmes/$programme/interactive-resources/$interactiveResource/delete': page(
    'staff',
    'Remove Interactive Resource',
    RemoveAssignment,
  ),
} satisfies Pages;

/** Those of the programme, in their order: what could come first. */
const useOthers = (programme: string) =>
  useApiQuery('GET /programme-interactive-resources', { query: { programme, perPage: 100 } });

export function AddAssignment() {
  const place = places.usePlace();
  const choices = useApiQuery('GET /interactive-resources/choices', { query: { search: '' } });
  const others = useOthers(place.id);
  return (
    <AddingTo programme={place.id} choices={choices}>
      {(name) => (
        <Loaded query={others} whole>
          {({ data }) => <AddForm place={place} programme={name} others={data.results} />}
        </Loaded>
      )}
    </AddingTo>
  );
}

type Adding = Values & { readonly activity: ChosenRecord | null };

interface AddFormProps {
  place: Place;
  programme: string;
  others: readonly AssignmentSummary[];
}

function AddForm({ place, programme, others }: AddFormProps) {
  const initial: Adding = {
    activity: null,
    contentVersion: 1,
    opensOn: null,
    closesOn: null,
    position: others.length + 1,
    prerequisites: [],
  };
  const form = useRecordForm('POST /programme-interactive-resources', {
    name: `programme-interactive-resource/${place.id}`,
    initial,
    missing: (values) => ({
      ...(values.activity === null && { interactiveResourceId: texts.chooseAnActivity }),
      ...troubleIn(values),
    }),
    input: ({ activity, ...values }) => ({
      body: {
        ...writtenOf(values),
        programmeId: place.id,
        interactiveResourceId: activity?.id ?? '',
      },
    }),
    onDone: (made, go) => void go(pageOf(place.id, made.id)),
  });
  const { values, change } = form;
  return (
    <FormPage
      title={place.titles.page}
      lead={texts.forProgramme(programme)}
      form={form}
      verb={texts.addActivity}
      errorTitle={texts.notAddedYet}
      cancel={place.list}
    >
      <ChooseRecord
        label={texts.activity}
        errorKey="interactiveResourceId"
        required
        route="GET /interactive-resources/choices"
        input={(search) => ({ query: { search } })}
        nameOf={({ name }) => name}
        chosen={values.activity}
        onChoose={(activity) => change({ activity })}
        placeholder={texts.searchActivities}
        none={texts.noneByThatName}
      />
      {values.activity === null ? null : (
        <VersionOf
          activity={values.activity.id}
          value={values.contentVersion}
          onChange={(contentVersion) => change({ contentVersion })}
        />
      )}
      <AssignmentFields form={form} others={others} />
    </FormPage>
  );
}

interface VersionProps {
  value: number;
  onChange: (version: number) => void;
}

/** The versions of an activity that was chosen. */
function VersionOf({ activity, ...rest }: VersionProps & { activity: string }) {
  const query = useApiQuery('GET /interactive-resources/{interactiveResource}', {
    params: { interactiveResource: activity },
  });
  return (
    <Loaded query={query}>
      {({ versions }) => (
        <VersionInput {...rest} versions={(versions ?? []).map(({ number }) => number)} />
      )}
    </Loaded>
  );
}

function VersionInput({
  versions,
  value,
  onChange,
}: VersionProps & { versions: readonly number[] }) {
  const { label, tip } = writtenFields.contentVersion;
  return (
    <Field label={label} tip={tip} errorKey="contentVersion" required>
      <Select
        options={versions.map((number) => ({
          value: String(number),
          label: texts.versionOf(number),
        }))}
        value={String(value)}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </Field>
  );
}

interface AssignmentFieldsProps<V extends Values> {
  form: RecordForm<V>;
  others: readonly AssignmentSummary[];
}

/** When it is open, where it stands, and what comes first. */
function AssignmentFields<V extends Values>({ form, others }: AssignmentFieldsProps<V>) {
  const { values } = form;
  const change = (patch: Partial<Values>) => form.change(patch as Partial<V>);
  const { opensOn, closesOn, position, prerequisites } = writtenFields;
  return (
    <>
      <RecordFields
        fields={{ opensOn, closesOn, position }}
        form={{
          values: {
            opensOn: values.opensOn,
            closesOn: values.closesOn,
            position: values.position,
          },
          change,
        }}
      />
      {others.length === 0 ? null : (
        <Field
          label={prerequisites.label}
          tip={texts.whatComesFirst}
          errorKey="prerequisites"
          group="group"
        >
          <Stack gap="2">
            {others.map(({ id, activity }) => (
              <Checkbox
                key={id}
                label={activity.name}
                checked={values.prerequisites.includes(id)}
                onChange={({ target }) =>
                  change({
                    prerequisites: target.checked
                      ? [...values.prerequisites, id]
                      : values.prerequisites.filter((each) => each !== id),
                  })
                }
              />
            ))}
          </Stack>
        </Field>
      )}
    </>
  );
}

export function EditAssignment() {
  const place = places.usePlace();
  const query = useAssignment(place.record);
  return (
    <Loaded query={useOthers(place.id)} whole>
      {({ data }) => (
        <EditRecord
          send="POST /programme-interactive-resources/{programmeInteractiveResource}/events"
          event="EDIT"
          gone={texts.cantBeEdited}
          query={query}
          back={({ id }) => pageOf(place.id, id)}
          title={place.titles.page}
          initial={({ contentVersion, opensOn, closesOn, position, prerequisites }): Values => ({
            contentVersion,
            opensOn,
            closesOn,
            position,
            prerequisites: prerequisites.map(({ id }) => id),
          })}
          missing={troubleIn}
          payload={writtenOf}
        >
          {(form, { id, versions }) => (
            <>
              <VersionInput
                versions={versions}
                value={form.values.contentVersion}
                onChange={(contentVersion) => form.change({ contentVersion })}
              />
              <AssignmentFields
                form={form}
                others={data.results.filter((other) => other.id !== id)}
              />
            </>
          )}
        </EditRecord>
      )}
    </Loaded>
  );
}

export function RemoveAssignment() {
  const place = places.usePlace();
  return (
    <ConfirmEvent
      send="POST /programme-interactive-resources/{programmeInteractiveResource}/events"
      event="DELETE"
      gone={texts.cantBeRemoved}
      query={useAssignment(place.record)}
      back={({ id }) => pageOf(place.id, id)}
      title={({ activity, programme }) => texts.removeQuestion(activity.name, programme.name)}
      consequences={() => [texts.nobodyLaunchesIt, texts.responsesAreKept, texts.canBeAddedAgain]}
      keepVerb={texts.keepActivity}
      verb={texts.removeActivity}
      errorTitle={texts.notRemovedYet}
      leadsTo={() => place.list}
    />
  );
}
