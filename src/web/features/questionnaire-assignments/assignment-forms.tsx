import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { AssignmentFields, AnonymousField } from './assignment-fields.tsx';
import { newAssignment, troubleIn, valuesOf, writtenOf, type Adding } from './assignment-values.ts';
import { ChooseQuestionnaire } from './choose-questionnaire.tsx';
import { pageOf, places, useAssignment, type Assignment } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/questionnaires/create': page(
    'staff',
    'Assign Questionnaire',
    AssignQuestionnaire,
  ),
  '/app/programmes/$programme/questionnaires/$questionnaire/edit': page(
    'staff',
    'Edit Programme Questionnaire',
    EditAssignment,
  ),
  '/app/programmes/$programme/questionnaires/$questionnaire/delete': page(
    'staff',
    'Delete Programme Questionnaire',
    DeleteAssignment,
  ),
} satisfies Pages;

const events = 'POST /questionnaire-assignments/{questionnaireAssignment}/events';

export function AssignQuestionnaire() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  return (
    <Loaded query={programme} whole>
      {({ id, name }) => <AssignForm programme={{ id, name }} />}
    </Loaded>
  );
}

function AssignForm({ programme }: { programme: { id: string; name: string } }) {
  const place = places.usePlace();
  const form = useRecordForm('POST /questionnaire-assignments', {
    name: `questionnaire-assignment/${programme.id}`,
    initial: newAssignment,
    missing: ({ questionnaire, ...values }: Adding) => ({
      ...(questionnaire === null && { questionnaireId: texts.chooseAQuestionnaire }),
      ...troubleIn(values),
    }),
    input: ({ questionnaire, isAnonymous, ...values }) => ({
      body: {
        ...writtenOf(values),
        isAnonymous,
        questionnaireId: questionnaire?.id ?? '',
        programmeId: programme.id,
        bookingId: null,
      },
    }),
    onDone: (made, go) => void go(pageOf(made)),
  });
  return (
    <FormPage
      title={place.titles.page}
      lead={texts.lead(programme.name)}
      form={form}
      verb={texts.assign}
      errorTitle={texts.notAssignedYet}
      cancel={place.list}
    >
      <ChooseQuestionnaire
        place="programme"
        chosen={form.values.questionnaire}
        onChoose={(questionnaire) => form.change({ questionnaire })}
      />
      <AnonymousField
        value={form.values.isAnonymous}
        onChange={(isAnonymous) => form.change({ isAnonymous })}
      />
      <AssignmentFields
        values={form.values}
        change={(patch) => form.change(patch)}
        programme={programme.id}
      />
    </FormPage>
  );
}

export function EditAssignment() {
  const place = places.usePlace();
  return (
    <EditRecord
      send={events}
      event="EDIT"
      gone={texts.cantBeEdited}
      query={useAssignment(place.record)}
      back={pageOf}
      title={place.titles.page}
      lead={({ timeZone }) => texts.timesOf(timeZone)}
      initial={valuesOf}
      missing={troubleIn}
      payload={writtenOf}
    >
      {(form) => (
        <AssignmentFields
          values={form.values}
          change={(patch) => form.change(patch)}
          programme={place.id}
        />
      )}
    </EditRecord>
  );
}

export function DeleteAssignment() {
  const place = places.usePlace();
  return (
    <ConfirmEvent
      send={events}
      event="DELETE"
      gone={texts.cantBeDeleted}
      query={useAssignment(place.record)}
      back={pageOf}
      title={({ questionnaire }) => texts.deleteQuestion(questionnaire.name)}
      consequences={() => [texts.nobodyIsAsked, texts.canBeAssignedAgain]}
      details={(assignment) => <CloseInstead assignment={assignment} />}
      keepVerb={texts.keep}
      verb={texts.unassign}
      errorTitle={texts.notUnassignedYet}
      leadsTo={() => place.list}
    />
  );
}

/** What was answered can't be taken back: then it is closed. */
function CloseInstead({ assignment }: { assignment: Assignment }) {
  const command = useCommand(events);
  const { id, version, availableEvents } = assignment;
  const mayClose = availableEvents.some(({ type, enabled }) => type === 'CLOSE' && enabled);
  if (!mayClose) return null;
  const close = () =>
    void command.send({
      params: { questionnaireAssignment: id },
      body: { type: 'CLOSE', version, payload: {} },
    });
  return (
    <Stack gap="2">
      <Text>{texts.closeLead}</Text>
      <div>
        <Button busy={command.busy} onClick={close}>
          {texts.closeInstead}
        </Button>
      </div>
    </Stack>
  );
}
