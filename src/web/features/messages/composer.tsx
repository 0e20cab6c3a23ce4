import { Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { newId } from '#domain/ids.ts';
import { longestMessage, mostAttachments } from '#domain/messages/limits.ts';
import type { Outgoing, OutgoingFile } from '#machines/message-sending/events.ts';
import { waitForFiles, whatMayBeSent } from '#web/screens/uploads/texts.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { Conversation } from './conversation-records.ts';
import type { Draft } from './use-draft.ts';
import * as texts from './texts.ts';

const FilesField = lazyPart(
  async () => (await import('#web/screens/uploads/files-field.tsx')).FilesField,
);
const DateTimePicker = lazyPart(
  async () => (await import('#web/ui/dates/date-time-picker.tsx')).DateTimePicker,
);

interface ComposerProps {
  contact: Conversation['contact'];
  draft: Draft;
  /** Files of a message that was given up, which go with the next one. */
  returned: readonly OutgoingFile[];
  onReturned: (files: readonly OutgoingFile[]) => void;
  onSend: (message: Outgoing) => void;
  /** Somebody has changed what stands in the field. */
  onTyped: (text: string) => void;
}

/** The next message, at once or for later. */
export function Composer(props: ComposerProps) {
  const { contact, draft, returned, onReturned, onSend, onTyped } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const attaching = useAttaching(returned);
  const [isLater, setLater] = useState(false);
  const [sendAt, setSendAt] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const zone = useZone();
  // The key of a telephone begins a new line: there is no other.
  const isTouched = useMedia('(pointer: coarse)');

  const submit = (): void => {
    const text = draft.text.trim();
    const wrong = {
      ...(text === '' && attaching.isNothing && { text: texts.writeSomething }),
      ...(attaching.isWaiting && { files: waitForFiles }),
      ...(isLater && (sendAt === null || Date.parse(sendAt) <= Date.now())
        ? { sendAt: texts.chooseATime }
        : {}),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    onSend({ key: newId(), text, files: attaching.files, sendAt: isLater ? sendAt : null });
    draft.write('');
    attaching.begin();
    onReturned([]);
    setLater(false);
    setSendAt(null);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouched)
      return;
    event.preventDefault();
    submit();
  };
  return (
    <Form
      onSubmit={submit}
      errors={errors}
      errorTitle={texts.notSent}
      aria-label={texts.writeTo(contact.fullName)}
    >
      <Field
        label={texts.yourMessage}
        errorKey="text"
        tip={isTouched ? undefined : texts.enterSends}
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={longestMessage}
          value={draft.text}
          onKeyDown={press}
          onChange={({ target }) => {
            draft.write(target.value);
            onTyped(target.value);
          }}
        />
      </Field>
      <Returned files={returned} onChange={onReturned} />
      {attaching.isOpen ? (
        <Field label={texts.files} errorKey="files">
          <Suspense fallback={null}>
            <FilesField
              key={attaching.round}
              purpose="message"
              maxFiles={mostAttachments - returned.length}
              kinds={whatMayBeSent}
              onChange={attaching.take}
            />
          </Suspense>
        </Field>
      ) : null}
      {isLater ? (
        <Field label={texts.sendAt} errorKey="sendAt" required>
          <Suspense fallback={null}>
            <DateTimePicker zone={zone} value={sendAt} onChange={setSendAt} />
          </Suspense>
        </Field>
      ) : null}
      <Row>
        <Button type="submit" variant="primary">
          {isLater ? texts.schedule : texts.send}
        </Button>
        <Button
          onPointerEnter={FilesField.fetch}
          onFocus={FilesField.fetch}
          onClick={attaching.toggle}
        >
          {attaching.isOpen ? texts.attachNothing : texts.attachFiles}
        </Button>
        <Button
          onPointerEnter={DateTimePicker.fetch}
          onFocus={DateTimePicker.fetch}
          onClick={() => setLater(!isLater)}
        >
          {isLater ? texts.sendNowInstead : texts.sendLater}
        </Button>
      </Row>
    </Form>
  );
}

/** The files that are to go with the next message. */
function useAttaching(returned: readonly OutgoingFile[]) {
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<readonly OutgoingFile[]>([]);
  const [pending, setPending] = useState(0);
  const files = [...returned, ...sent];
  const forget = (): void => {
    setSent([]);
    setPending(0);
  };
  return {
    isOpen,
    /** Another field for every message. */
    round,
    files,
    isNothing: files.length === 0 && pending === 0,
    isWaiting: pending > 0,
    take: (arrived: readonly OutgoingFile[], stillPending: number): void => {
      setSent(arrived);
      setPending(stillPending);
    },
    toggle: (): void => {
      if (isOpen) forget();
      setOpen(!isOpen);
    },
    begin: (): void => {
      forget();
      setOpen(false);
      setRound(round + 1);
    },
  };
}

interface ReturnedProps {
  files: readonly OutgoingFile[];
  onChange: (files: readonly OutgoingFile[]) => void;
}

function Returned({ files, onChange }: ReturnedProps) {
  const { size } = useNumbers();
  if (files.length === 0) return null;
  return (
    <ItemList label={texts.filesOfBefore}>
      {files.map(({ id, name, byteLength }) => (
        <Item
          key={id}
          title={name}
          detail={size(byteLength)}
          end={
            <Button
              size="small"
              aria-label={texts.removeFile(name)}
              onClick={() => onChange(files.filter((each) => each.id !== id))}
            >
              {texts.takeOut}
            </Button>
          }
        />
      ))}
    </ItemList>
  );
}
