import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { CreateRecord } from '#web/screens/form/create-record.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { threadPage } from './forum-records.ts';
import { MutedNote, RulesFirst, useRules } from './rules-first.tsx';
import { emptyThread, ThreadInputs, troubleIn, writtenOf } from './thread-inputs.tsx';
import { useThread } from './use-thread.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/forum/threads/create': page('everyone', 'Create Thread', CreateThread),
  '/app/forum/threads/$thread/delete': page('everyone', 'Delete Thread', DeleteThread),
} satisfies Pages;

export function CreateThread() {
  return (
    <CreateRecord
      send="POST /forum-threads"
      draft="forum-thread"
      title={texts.createThread}
      lead={texts.createLead}
      verb={texts.sendThread}
      errorTitle={texts.notSentYet}
      cancel={{ to: '/app/forum' }}
      needs={useRules()}
      initial={{ ...emptyThread, asDraft: false }}
      missing={troubleIn}
      body={({ asDraft, ...values }) => ({ ...writtenOf(values), asDraft })}
      leadsTo={({ id }) => threadPage(id)}
    >
      {(form, rules) => (
        <>
          <MutedNote mayDraft />
          <RulesFirst rules={rules} />
          <ThreadInputs form={form} />
          <Stack gap="1">
            <Checkbox
              label={texts.asDraft}
              checked={form.values.asDraft}
              onChange={({ target }) => form.change({ asDraft: target.checked })}
            />
            <Text tone="muted" look="small">
              {texts.asDraftTip}
            </Text>
          </Stack>
          <Notice>{texts.needsApproval}</Notice>
        </>
      )}
    </CreateRecord>
  );
}

export function DeleteThread() {
  const { counted } = useNumbers();
  return (
    <ConfirmEvent
      send="POST /forum-threads/{forumThread}/events"
      query={useThread()}
      back={({ id }) => threadPage(id)}
      event="DELETE"
      gone={texts.gone}
      title={({ name }) => texts.deleteThread(name)}
      consequences={({ comments }) => [
        texts.nobodyFindsIt,
        ...(comments === 0 ? [] : [texts.commentsGo(counted(comments, 'comment'))]),
        texts.cantBeUndone,
      ]}
      verb={texts.deleteVerb}
      keepVerb={texts.keepThread}
      errorTitle={texts.notDeletedYet}
      leadsTo={() => ({ to: '/app/forum' })}
    />
  );
}
