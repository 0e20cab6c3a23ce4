import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useIsClosed } from '#web/screens/command/use-offer.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RichTextEditor } from '#web/ui/forms/rich-text-editor.tsx';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import { Naming } from '../action/calling-off.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

const notes = {
  note: { event: 'EDIT_NOTE', title: texts.writeInTheNote, label: texts.note },
  teamNote: { event: 'EDIT_TEAM_NOTE', title: texts.writeInTheTeamNote, label: texts.teamNote },
} as const;

type Kind = keyof typeof notes;

interface Text {
  /** Null as long as it is what was there. */
  readonly note: string | null;
}

const unchanged: Text = { note: null };
const textOf = ({ note }: Text, kind: Kind, booking: Booking): string =>
  note ?? booking[kind]?.text ?? '';

interface NoteFormProps {
  params: { readonly booking: string };
  kind: Kind;
}

/** The page on which a shared note is written. Whom it is visible to stands above it. */
export function NoteForm({ params, kind }: NoteFormProps) {
  const { event, title, label } = notes[kind];
  return (
    <ConfirmEvent
      {...bookingEvent}
      query={useBooking(params)}
      event={event}
      gone={texts.thisNoteCantBeChanged}
      title={() => title}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking) => <VisibleTo people={booking[kind]?.visibleTo ?? ''} />}
      keepVerb={texts.keepCurrentNote}
      verb={texts.saveNote}
      errorTitle={texts.notSavedYet}
      tone="primary"
      fields={{
        initial: unchanged,
        payload: (values, booking) => ({ note: textOf(values, kind, booking).trim() }),
        children: (form, booking) => (
          <Editor form={form} label={label} text={textOf(form.values, kind, booking)} />
        ),
      }}
    />
  );
}

function Editor({ form, label, text }: { form: RecordForm<Text>; label: string; text: string }) {
  return (
    <Field label={label} errorKey="note" tip={texts.leaveItEmptyToRemove}>
      <RichTextEditor
        value={text}
        disabled={useIsClosed()}
        onChange={(note) => form.change({ note })}
      />
    </Field>
  );
}
