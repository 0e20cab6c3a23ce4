import type { DataOf } from '#web/api/call.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { places } from './kai-records.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/kai-conversations/delete-all': page(
    'superAdmins',
    'Delete All AI Conversations',
    DeleteAll,
  ),
} satisfies Pages;

type Deletion = DataOf<'GET /programmes/{programme}/kai-conversations/deletion'>;

/** What deleting all of a programme would do; its name is typed before it begins. */
export function DeleteAll() {
  const place = places.usePlace();
  const query = useApiQuery('GET /programmes/{programme}/kai-conversations/deletion', {
    params: { programme: place.id },
  });
  return (
    <Loaded query={query} whole>
      {(deletion) => {
        if (deletion.goingOn !== null)
          return (
            <EmptyState
              level="h1"
              title={texts.deletionGoesOn}
              action={<ReportLink report={deletion.goingOn} />}
            >
              {texts.progressInReport}
            </EmptyState>
          );
        if (deletion.conversations === 0)
          return (
            <EmptyState
              level="h1"
              title={texts.nothingToDelete}
              action={<LinkButton {...place.list}>{texts.backToConversations}</LinkButton>}
            >
              {texts.nothingToDeleteLead}
            </EmptyState>
          );
        return <DeleteAllForm deletion={deletion} />;
      }}
    </Loaded>
  );
}

const ReportLink = ({ report }: { report: string }) => (
  <LinkButton to="/app/upload-reports/$uploadReport" params={{ uploadReport: report }}>
    {texts.seeReport}
  </LinkButton>
);

function DeleteAllForm({ deletion }: { deletion: Deletion }) {
  const { programme, conversations, analysed } = deletion;
  const place = places.usePlace();
  const { counted, number } = useNumbers();
  const form = useRecordForm('POST /programmes/{programme}/kai-conversations/deletion', {
    name: `delete-all/${programme.id}`,
    initial: { name: '' },
    missing: ({ name }): Readonly<Record<string, string>> =>
      name.trim() === programme.name ? {} : { name: texts.nameDoesNotMatch },
    input: ({ name }) => ({ params: { programme: programme.id }, body: { name, conversations } }),
    onDone: ({ report }, go) =>
      void go({ to: '/app/upload-reports/$uploadReport', params: { uploadReport: report } }),
  });
  return (
    <FormPage
      title={place.titles.page}
      lead={texts.deleteAllLead(programme.name)}
      form={form}
      verb={texts.deleteAllVerb}
      errorTitle={texts.notDeletedYet}
      cancel={place.list}
      cancelVerb={texts.keepAll}
    >
      <Notice tone="warning" title={texts.whatHappens}>
        <p>{texts.deletesAll(counted(conversations, 'conversation'), number(analysed))}</p>
        <p>{texts.creditsOfAll}</p>
        <p>{texts.cantBeUndone}</p>
        <p>{texts.progressInReport}</p>
      </Notice>
      <Field label={texts.typeTheName(programme.name)} errorKey="name" required>
        <TextInput
          maxLength={120}
          autoComplete="off"
          value={form.values.name}
          onChange={({ target }) => form.change({ name: target.value })}
        />
      </Field>
    </FormPage>
  );
}
