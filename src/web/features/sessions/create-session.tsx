import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { SessionFields } from './session-fields.tsx';
import { fieldsOf, newSession, troubleIn } from './session-values.ts';
import { listPage, pageOf } from './words.ts';

export const Route = createFileRoute('/app/sessions/create')({
  staticData: { title: 'Create Session', checks: ['authenticated'] },
  component: CreateSession,
});

/** Only those who may permit coaches may create what they are permitted for. */
function CreateSession() {
  const query = { kind: 'session' as const };
  return (
    <Loaded query={useApiQuery('GET /coach-permissions/choices', { query })} whole>
      {() => <CreateForm />}
    </Loaded>
  );
}

function CreateForm() {
  const form = useRecordForm('POST /sessions', {
    name: 'session',
    initial: newSession,
    missing: troubleIn,
    input: (values) => ({ body: fieldsOf(values) }),
    onDone: ({ id }, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Create Session"
      lead="Afterwards you say which coaches may give it. Members see it once a programme offers it."
      form={form}
      verb="Create session"
      errorTitle="Not created yet"
      cancel={listPage}
    >
      <SessionFields form={form} />
    </FormPage>
  );
}
