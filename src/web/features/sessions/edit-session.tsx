import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#web/screens/form-page.tsx';
import { Offered } from '#web/screens/offered.tsx';
import { useEventForm } from '#web/screens/use-event-form.ts';
import { sessionEvent, useSession } from './session-event.ts';
import { SessionFields } from './session-fields.tsx';
import { fieldsOf, missingIn, valuesIn } from './session-values.ts';
import { counted, pageOf } from './words.ts';
import type { Session } from './words.ts';

export const Route = createFileRoute('/app/sessions/$session/edit')({
  staticData: { title: 'Edit Session', checks: ['authenticated'] },
  component: EditSession,
});

function EditSession() {
  return (
    <Offered
      {...sessionEvent}
      query={useSession(Route.useParams())}
      event="EDIT"
      gone="This session can’t be edited"
    >
      {(session) => <EditForm key={session.id} session={session} />}
    </Offered>
  );
}

function EditForm({ session }: { session: Session }) {
  const { id } = session;
  const form = useEventForm(sessionEvent.send, session, 'EDIT', {
    initial: valuesIn(session),
    missing: missingIn,
    payload: fieldsOf,
    onDone: (_, go) => void go(pageOf(id)),
  });
  return (
    <FormPage
      title="Edit Session"
      lead={keptWords(session)}
      form={form}
      verb="Save"
      errorTitle="Not saved yet"
      cancel={pageOf(id)}
    >
      <SessionFields form={form} />
    </FormPage>
  );
}

const keptWords = ({ upcomingBookings }: Session): string =>
  upcomingBookings === 1
    ? '1 upcoming booking keeps its duration and its cost.'
    : `${counted(upcomingBookings ?? 0, 'upcoming booking')} keep their duration and their cost.`;
