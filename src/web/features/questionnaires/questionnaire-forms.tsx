import { Suspense, useEffect } from 'react';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { missingOf, valuesOf, writtenOf, type QuestionnaireValues } from './builder/drafts.ts';
import { usePublishing } from './builder/use-publishing.ts';
import { questionnaires, type Questionnaire } from './questionnaire-records.ts';
import * as texts from './texts.ts';

const BuilderPage = lazyPart(async () => (await import('./builder/builder-page.tsx')).BuilderPage);

export const pages = {
  '/app/questionnaires/$questionnaire/edit': page('staff', 'Edit Questionnaire', EditQuestionnaire),
  '/app/questionnaires/$questionnaire/delete': page(
    'staff',
    'Delete Questionnaire',
    DeleteQuestionnaire,
  ),
  '/app/questionnaires/$questionnaire/restore': page(
    'staff',
    'Restore Questionnaire',
    RestoreQuestionnaire,
  ),
} satisfies Pages;

export function EditQuestionnaire() {
  // Beside the questionnaire, not after it.
  useEffect(() => BuilderPage.fetch(), []);
  return (
    <Offered {...questionnaires.editing} query={questionnaires.useOne()}>
      {(questionnaire) => (
        <Suspense fallback={<WaitingLines />}>
          <Editing key={questionnaire.id} questionnaire={questionnaire} />
        </Suspense>
      )}
    </Offered>
  );
}

function Editing({ questionnaire }: { questionnaire: Questionnaire }) {
  const { send, back } = questionnaires.editing;
  const { publishWith, saveWith, goOn } = usePublishing();
  const form = useEventForm<typeof send, 'EDIT', QuestionnaireValues>(send, questionnaire, 'EDIT', {
    initial: valuesOf(questionnaire),
    missing: missingOf,
    payload: writtenOf,
    onDone: (saved, go) => void goOn(saved, go),
  });
  const { publishedVersion } = questionnaire;
  return (
    <BuilderPage
      title={texts.editQuestionnaire}
      lead={publishedVersion === null ? texts.createLead : texts.versionNotice(publishedVersion)}
      verb={texts.save}
      form={{ ...form, submit: () => saveWith(form.submit) }}
      onPublish={() => publishWith(form.submit)}
      cancel={back(questionnaire)}
    />
  );
}

export function DeleteQuestionnaire() {
  return (
    <ConfirmEvent
      {...questionnaires.deleting}
      query={questionnaires.useOne()}
      consequences={() => [texts.itCantBeAsked, texts.answersAreKept, texts.itCanBeRestored]}
    />
  );
}

export function RestoreQuestionnaire() {
  return (
    <ConfirmEvent
      {...questionnaires.restoring}
      query={questionnaires.useOne()}
      consequences={({ questions }) => [
        texts.itComesBack(questions.length),
        texts.itCanBeAskedAgain,
      ]}
    />
  );
}
