import type { ReactNode } from 'react';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormNotices, type FormState } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { isStaff } from '#machines/person.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import type { KaiConversation } from './kai-records.ts';
import { SpeakerFields } from './uploading/speaker-fields.tsx';
import { SentFields, WrittenFields } from './uploading/upload-fields.tsx';
import {
  missingInUpload,
  missingInWritten,
  participantsOf,
  uploadOf,
  writtenOf,
  type ProgrammeChoice,
} from './uploading/upload-values.ts';
import { useUploadForm } from './uploading/use-upload-form.ts';
import * as texts from './texts.ts';

const events = 'POST /kai-conversations/{kaiConversation}/events';

/** What is asked for before a draft is uploaded or edited. */
export type DraftEvent = 'UPLOAD' | 'EDIT';

interface DraftFormProps {
  conversation: KaiConversation;
  onDone: () => void;
}

/** The form that a button has opened, as long as the server still offers what it sends. */
export function DraftForm({ type, ...props }: DraftFormProps & { type: DraftEvent | null }) {
  const isOffered = props.conversation.availableEvents.some(
    (event) => event.type === type && event.enabled,
  );
  if (!isOffered) return null;
  return type === 'UPLOAD' ? <SendingForm {...props} /> : <EditingForm {...props} />;
}

/** Sends what was missing. Who speaks is told by what is sent, so that is changed first where it is somebody else. */
function SendingForm({ conversation, onDone }: DraftFormProps) {
  const { id, version, participants } = conversation;
  const { fullName } = useMe();
  const params = { kaiConversation: id };
  const naming = useCommand(events);
  const sending = useCommand(events);
  const form = useUploadForm({
    name: `${events}/${id}/UPLOAD`,
    initial: uploadOf(conversation),
    missing: missingInUpload,
    errors: { ...naming.errors, ...sending.errors },
    refusal: naming.refusal ?? sending.refusal,
    clear() {
      naming.clear();
      sending.clear();
    },
    async send(values) {
      let latest = version;
      const named = participantsOf(values, fullName);
      if (JSON.stringify(named) !== JSON.stringify(participants)) {
        const payload = writtenOf(values, fullName);
        const edited = await naming.send({ params, body: { type: 'EDIT', version, payload } });
        if (!edited) return null;
        latest = edited.version;
      }
      const { files, consentConfirmed } = values;
      const payload = { files: files.map((file) => file.id), consentConfirmed };
      const body = { type: 'UPLOAD', version: latest, payload } as const;
      const uploaded = await sending.send({ params, body });
      if (!uploaded) return null;
      onDone();
      return id;
    },
  });
  return (
    <OpenedForm
      title={texts.uploadNow}
      form={form}
      verb={texts.uploadVerb}
      errorTitle={texts.notUploadedYet}
      onClose={onDone}
    >
      <SentFields form={form} />
    </OpenedForm>
  );
}

function EditingForm(props: DraftFormProps) {
  const { programme } = props.conversation;
  const isOfStaff = isStaff(useMe());
  const choices = useApiQuery('GET /kai-conversations/choices', {
    query: isOfStaff ? { programme: programme.id } : {},
  });
  return (
    <Loaded query={choices}>
      {(programmes) => <WritingForm {...props} programmes={programmes} />}
    </Loaded>
  );
}

function WritingForm({
  conversation,
  programmes,
  onDone,
}: DraftFormProps & { programmes: readonly ProgrammeChoice[] }) {
  const { fullName } = useMe();
  const mayChooseMember = programmes.some((programme) => programme.mayChooseMember);
  const form = useEventForm(events, conversation, 'EDIT', {
    initial: uploadOf(conversation),
    missing: (values) => missingInWritten(values, { programmes }),
    payload: (values) => writtenOf(values, fullName),
    onDone,
  });
  return (
    <OpenedForm
      title={texts.edit}
      form={form}
      verb={texts.saveChanges}
      errorTitle={texts.notSavedYet}
      onClose={onDone}
    >
      <WrittenFields form={form} programmes={programmes} mayChooseMember={mayChooseMember} />
      <SpeakerFields form={form} />
    </OpenedForm>
  );
}

interface OpenedFormProps {
  title: string;
  form: FormState;
  verb: string;
  errorTitle: string;
  onClose: () => void;
  children: ReactNode;
}

function OpenedForm({ title, form, verb, errorTitle, onClose, children }: OpenedFormProps) {
  return (
    <Card title={title}>
      <Form onSubmit={form.submit} errors={form.errors} errorTitle={errorTitle} aria-label={title}>
        <FormNotices form={form} />
        {children}
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {verb}
          </Button>
          <Button onClick={onClose}>{texts.close}</Button>
        </Row>
      </Form>
    </Card>
  );
}
