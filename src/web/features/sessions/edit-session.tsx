import { createFileRoute } from '@tanstack/react-router';
import { counted } from '#domain/text/counted.ts';
import { sessionFields } from '#machines/session/fields.ts';
import { EditRecord } from '#web/screens/form/edit-record.tsx';
import { formOf } from '#web/screens/form/field-values.ts';
import { sessionEvent, useSession } from './session-event.ts';
import { SessionFields } from './session-fields.tsx';
import { fieldsOf, troubleIn } from './session-values.ts';
import type { Session } from './words.ts';

export const Route = createFileRoute('/app/sessions/$session/edit')({
  staticData: { title: 'Edit Session', checks: ['authenticated'] },
  component: EditSession,
});

function EditSession() {
  return (
    <EditRecord
      {...sessionEvent}
      query={useSession(Route.useParams())}
      event="EDIT"
      gone="This session can’t be edited"
      title="Edit Session"
      lead={keptWords}
      initial={(session) => formOf(sessionFields, session)}
      missing={troubleIn}
      payload={fieldsOf}
    >
      {(form) => <SessionFields form={form} />}
    </EditRecord>
  );
}

const keptWords = ({ upcomingBookings }: Session): string =>
  upcomingBookings === 1
    ? '1 upcoming booking keeps its duration and its cost.'
    : `${counted(upcomingBookings ?? 0, 'upcoming booking')} keep their duration and their cost.`;
