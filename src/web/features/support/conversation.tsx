import { formatDateTime } from '#domain/time/format.ts';
import { replyFor, savedRepliesFor } from '#domain/support/saved-replies.ts';
import { isStaff } from '#machines/person.ts';
import { isOneOf } from '#machines/states.ts';
import { supportRequestStates } from '#machines/support-request/states.gen.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { AttachedFiles } from '#web/screens/uploads/attached-files.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { ChatLog, ChatMessage } from '#web/ui/embedded/chat.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { answerLimit } from '#domain/support/vocabulary.ts';
import { Attaching, useAttaching } from './attaching.tsx';
import type { SupportRequest } from './support-records.ts';
import * as texts from './texts.ts';

const isOpen = isOneOf(supportRequestStates.open);

const route = 'POST /support-requests/{supportRequest}/events';

/** What was written about a request, and the next answer. */
export function Conversation({ request }: { request: SupportRequest }) {
  const {
    id,
    answers,
    availableEvents,
    status,
    requester,
    description,
    files,
    createdAt,
    mergedInto,
  } = request;
  const me = useMe();
  const api = useApi();
  const fetchFile = (supportFile: string) =>
    api.file('GET /support-requests/{supportRequest}/files/{supportFile}', {
      params: { supportRequest: id, supportFile },
    });
  const zone = useZone();
  const can = (type: string) => availableEvents.some((each) => each.type === type && each.enabled);
  return (
    <Card title={texts.answers}>
      <Stack gap="4">
        <ChatLog label={texts.answers} latest={answers.at(-1)?.id ?? id}>
          {[{ id, author: requester, text: description, files, at: createdAt }, ...answers].map(
            ({ id: key, author, text, files: attached, at }) => (
              <ChatMessage
                key={key}
                name={author?.id === me.id ? texts.you : (author?.fullName ?? texts.formerAccount)}
                time={formatDateTime(Date.parse(at), zone)}
                own={author?.id === me.id}
                below={<AttachedFiles files={attached} fetch={fetchFile} />}
              >
                {text}
              </ChatMessage>
            ),
          )}
        </ChatLog>
        {can('REPLY') ? <Answer key="reply" request={request} event="REPLY" /> : null}
        {can('REOPEN') ? (
          <>
            <Notice>{texts.resolvedNotice}</Notice>
            <Answer key="reopen" request={request} event="REOPEN" />
          </>
        ) : null}
        {isOpen(status) || mergedInto !== null ? null : <Notice>{texts.closedNotice}</Notice>}
      </Stack>
    </Card>
  );
}

/** What is written again and again, to begin with. */
function SavedReplies({
  request: { category, requester },
  onChoose,
}: {
  request: SupportRequest;
  onChoose: (text: string) => void;
}) {
  const fitting = savedRepliesFor(category);
  if (fitting.length === 0) return null;
  return (
    <Field label={texts.savedReply}>
      <Select
        value=""
        placeholder={texts.chooseSavedReply}
        options={fitting.map(({ title }) => ({ value: title, label: title }))}
        onChange={(title) => {
          const chosen = fitting.find((each) => each.title === title);
          if (chosen) onChoose(replyFor(chosen, requester?.fullName ?? null));
        }}
      />
    </Field>
  );
}

function Answer({ request, event }: { request: SupportRequest; event: 'REPLY' | 'REOPEN' }) {
  const isReply = event === 'REPLY';
  const label = isReply ? texts.reply : texts.whatIsStillWrong;
  const attaching = useAttaching();
  const me = useMe();
  const isOfStaff = isStaff(me) && request.requester?.id !== me.id;
  const form = useEventForm(route, request, event, {
    initial: { text: '' },
    missing: ({ text }): Readonly<Record<string, string>> => ({
      ...(text.trim() === '' && {
        text: isReply ? texts.writeAReply : texts.sayWhatIsStillWrong,
      }),
      ...attaching.missing,
    }),
    payload: ({ text }) => ({ text, files: attaching.files }),
    onDone: attaching.begin,
  });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.replyNotSent}
      aria-label={label}
    >
      <FormNotices form={form} />
      {isReply && isOfStaff ? (
        <SavedReplies request={request} onChoose={(text) => form.change({ text })} />
      ) : null}
      <Field label={label} errorKey="text" required>
        <Textarea
          rows={4}
          maxLength={answerLimit}
          value={form.values.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
      <Attaching attaching={attaching} />
      <Row>
        <Button type="submit" variant="primary" busy={form.busy}>
          {isReply ? texts.sendReply : texts.reopen}
        </Button>
      </Row>
    </Form>
  );
}
