import { createFileRoute } from '@tanstack/react-router';
import { searchReader, someId } from '#web/screens/list/search-reader.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import {
  copyOf,
  emptyQuestionnaire,
  missingOf,
  writtenOf,
  type QuestionnaireValues,
} from './builder/drafts.ts';
import { usePublishing } from './builder/use-publishing.ts';
import { questionnaires } from './questionnaire-records.ts';
import { Suspense, useState } from 'react';
import * as texts from './texts.ts';

const BuilderPage = lazyPart(async () => (await import('./builder/builder-page.tsx')).BuilderPage);

export const Route = createFileRoute('/app/questionnaires/create')({
  staticData: { title: 'Create Questionnaire', audience: 'staff' },
  // The one that it begins as a copy of.
  validateSearch: searchReader({ from: someId }),
  component: CreateQuestionnaire,
});

function CreateQuestionnaire() {
  const { from } = Route.useSearch();
  return from === undefined ? (
    <Writing initial={emptyQuestionnaire} draft="questionnaire" />
  ) : (
    <Duplicating key={from} from={from} />
  );
}

function Duplicating({ from }: { from: string }) {
  const query = useApiQuery('GET /questionnaires/{questionnaire}', {
    params: { questionnaire: from },
  });
  return (
    <Loaded query={query} whole>
      {(questionnaire) => (
        <Copying key={questionnaire.id} from={from} begin={() => copyOf(questionnaire)} />
      )}
    </Loaded>
  );
}

/** Its ids are drawn once, also when the original is fetched again. */
function Copying({ from, begin }: { from: string; begin: () => QuestionnaireValues }) {
  const [initial] = useState(begin);
  return <Writing initial={initial} draft={`questionnaire/${from}`} />;
}

function Writing({ initial, draft }: { initial: QuestionnaireValues; draft: string }) {
  const { publishWith, saveWith, goOn } = usePublishing();
  const form = useRecordForm<'POST /questionnaires', QuestionnaireValues>('POST /questionnaires', {
    name: draft,
    initial,
    missing: missingOf,
    input: (values) => ({ body: writtenOf(values) }),
    onDone: (made, go) => void goOn(made, go),
  });
  return (
    <Suspense fallback={<WaitingLines />}>
      <BuilderPage
        title={texts.createQuestionnaire}
        lead={texts.createLead}
        verb={texts.saveDraft}
        form={{ ...form, submit: () => saveWith(form.submit) }}
        onPublish={() => publishWith(form.submit)}
        cancel={questionnaires.listPage}
      />
    </Suspense>
  );
}
