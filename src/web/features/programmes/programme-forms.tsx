import { Suspense } from 'react';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { programmeState } from '#machines/programme/states.gen.ts';
import { Checklist } from './checklist.tsx';
import {
  emptyProgramme,
  ProgrammeInputs,
  troubleIn,
  valuesOf,
  writtenOf,
} from './programme-inputs.tsx';
import { programmes } from './programme-records.ts';
import { allUnits, isActive, type Programme } from './words.ts';
import * as texts from './texts.ts';

/** Below what is written about a programme. */
const TakingPart = lazyPart(async () => (await import('./taking-part/taking-part.tsx')).TakingPart);

export const pages = {
  '/app/programmes/create': page('staff', 'Create Programme', CreateProgramme),
  '/app/programmes/$programme/edit': page('staff', 'Edit Programme', EditProgramme),
  '/app/programmes/$programme/delete': page('staff', 'Delete Programme', DeleteProgramme),
} satisfies Pages;

/** Staff prepare a programme; what it needs to be active is told before. */
export function CreateProgramme() {
  const zone = useZone();
  return (
    <CreateRecord
      {...programmes.creating}
      lead={texts.itStaysADraft}
      needs={useApiQuery('GET /programme-member/filter')}
      initial={emptyProgramme(zone)}
      missing={troubleIn}
      body={writtenOf}
      verb={texts.saveDraft}
    >
      {(form) => (
        <>
          <ProgrammeInputs form={form} />
          <Checklist readiness={null} />
        </>
      )}
    </CreateRecord>
  );
}

/** What is written about it, and who takes part: each is sent by itself. */
export function EditProgramme() {
  return (
    <Offered {...programmes.editing} query={programmes.useOne()}>
      {(programme) => (
        <Stack gap="8" key={programme.id}>
          <EditForm programme={programme} />
          {programme.readiness === null ? null : (
            <Checklist readiness={programme.readiness} programme={programme.id} />
          )}
          <Suspense fallback={<WaitingLines />}>
            <TakingPart programme={programme} />
          </Suspense>
        </Stack>
      )}
    </Offered>
  );
}

function EditForm({ programme }: { programme: Programme }) {
  const { send, event, back, title, errorTitle } = programmes.editing;
  const hasStarted = programme.status !== programmeState.draft;
  const form = useEventForm(send, programme, event, {
    initial: valuesOf(programme),
    missing: troubleIn,
    payload: writtenOf,
    onDone: (_, go) => void go(back(programme)),
  });
  return (
    <FormPage
      title={title}
      lead={hasStarted ? texts.datesAreExtended : texts.peopleAreBelow}
      form={form}
      verb={texts.save}
      errorTitle={errorTitle}
      cancel={back(programme)}
    >
      <ProgrammeInputs form={form} hasStarted={hasStarted} />
    </FormPage>
  );
}

export function DeleteProgramme() {
  return (
    <ConfirmEvent
      {...programmes.deleting}
      query={programmes.useOne()}
      why={(programme) => (isActive(programme) ? texts.completeItFirst : undefined)}
      consequences={({ members, credits }) => [
        texts.itsPeopleNoLongerSeeIt(members ?? 0),
        texts.whatWasBookedIsKept(credits === null ? 0 : allUnits(credits)),
        texts.thisCantBeUndone,
      ]}
    />
  );
}
