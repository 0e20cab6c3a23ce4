import { useState } from 'react';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { can, isPublished, threadPage, type ForumThread } from './forum-records.ts';
import { ThreadInputs, troubleIn, valuesOf, writtenOf } from './thread-inputs.tsx';
import * as texts from './texts.ts';

/** Its author changes a thread; one that was rejected is sent again by it. */
export function EditThread({ thread }: { thread: ForumThread }) {
  // What was begun as one of the two stays so, also when neither can be sent any more.
  const [isSentAgain] = useState(() => can(thread, 'RESUBMIT'));
  const form = useEventForm(
    'POST /forum-threads/{forumThread}/events',
    thread,
    isSentAgain ? 'RESUBMIT' : 'EDIT',
    {
      initial: valuesOf(thread),
      missing: troubleIn,
      payload: writtenOf,
      onDone: (_, go) => void go(threadPage(thread.id)),
    },
  );
  return (
    <FormPage
      title={texts.editThread}
      lead={isPublished(thread.status) ? texts.editLater : undefined}
      form={form}
      verb={isSentAgain ? texts.resubmit : texts.save}
      errorTitle={texts.notSavedYet}
      cancel={threadPage(thread.id)}
    >
      <ThreadInputs form={form} />
    </FormPage>
  );
}
