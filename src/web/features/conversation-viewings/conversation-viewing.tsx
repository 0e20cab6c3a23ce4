import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { reason } from '#machines/conversation-viewing/viewing.ts';
import { ChooseRecord, type ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { viewings } from './viewing-records.ts';
import { ViewingLog } from './viewing-log.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/conversation-viewing')({
  staticData: { title: 'Conversation Viewing', audience: 'staff' },
  validateSearch: viewings.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ConversationViewing,
});

/** Staff say whose conversation they need to read, and why (domain reference, 11.3). */
function ConversationViewing() {
  const search = Route.useSearch();
  const log = useApiQuery('GET /conversation-viewings/log');
  return (
    <Stack gap="8">
      <Begin />
      {log.data?.mayRead ? <ViewingLog search={search} /> : null}
    </Stack>
  );
}

const nobodyYet: { person: ChosenRecord | null; reason: string } = { person: null, reason: '' };

function Begin() {
  const form = useRecordForm('POST /conversation-viewings', {
    name: 'conversation-viewing',
    initial: nobodyYet,
    missing: (values) => ({
      ...(values.person === null && { person: texts.choosePerson }),
      ...(values.reason.trim() === '' && { reason: texts.sayWhy }),
    }),
    input: (values) => ({ body: { person: values.person?.id ?? '', reason: values.reason } }),
    onDone: ({ id: viewing }, go) =>
      void go({ to: '/app/conversation-viewing/contacts', search: { viewing } }),
  });
  const { values, change } = form;
  return (
    <FormPage
      title={texts.title}
      lead={texts.lead}
      form={form}
      verb={texts.proceed}
      errorTitle={texts.notBegun}
      cancel={{ to: '/' }}
    >
      <ChooseRecord
        label={texts.person}
        errorKey="person"
        tip={texts.personTip}
        required
        route="GET /conversation-viewings/people"
        input={(search) => ({ query: { search } })}
        nameOf={({ fullName }) => fullName}
        placeholder={texts.searchPeople}
        none={texts.nobody}
        chosen={values.person}
        onChoose={(person) => change({ person })}
      />
      <Field label={texts.reason} errorKey="reason" tip={texts.reasonTip} required>
        <Textarea
          rows={3}
          maxLength={reason.most}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </FormPage>
  );
}
