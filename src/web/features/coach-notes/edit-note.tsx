import { noteReadersInWords } from '#machines/coach-note/readers.ts';
import { noteLimits } from '#domain/coach-notes/vocabulary.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Offered } from '#web/screens/command/offered.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { fieldsOf, missingIn, NoteFields, valuesOf } from './note-fields.tsx';
import { titles } from './titles.ts';
import { pageOf, type Note } from './words.ts';
import * as texts from './texts.ts';

/** Where the author of a note changes it, or adds to it once it is locked: the chart says which. */
export function EditNote({ coachNote }: { coachNote: string }) {
  const query = useApiQuery('GET /coach-notes/{coachNote}', { params: { coachNote } });
  return (
    <Loaded query={query} whole>
      {({ availableEvents }) => {
        const isLocked = availableEvents.some(({ type, enabled }) => type === 'AMEND' && enabled);
        return (
          <Offered
            query={query}
            event={isLocked ? 'AMEND' : 'EDIT'}
            gone={texts.thisNoteCantBeChanged}
            back={pageOf}
          >
            {(note) =>
              isLocked ? <Amend key={note.id} note={note} /> : <Change key={note.id} note={note} />
            }
          </Offered>
        );
      }}
    </Loaded>
  );
}

function Change({ note }: { note: Note }) {
  const { id, version, scope, subject, status, text } = note;
  const form = useRecordForm('POST /coach-notes/{coachNote}/events', {
    name: `coach-note/${id}`,
    initial: valuesOf(text),
    missing: missingIn,
    input: (values) => ({
      params: { coachNote: id },
      body: { type: 'EDIT' as const, version, payload: fieldsOf(values) },
    }),
    onDone: (_, go) => void go(pageOf(note)),
  });
  return (
    <FormPage
      title={titles[scope].edit}
      lead={subject.name}
      form={form}
      verb={texts.save}
      errorTitle={texts.notSavedYet}
      cancel={pageOf(note)}
    >
      <VisibleTo people={noteReadersInWords(status, subject.name)} />
      <NoteFields form={form} />
    </FormPage>
  );
}

function Amend({ note }: { note: Note }) {
  const { id, version, scope, subject, status } = note;
  const form = useRecordForm('POST /coach-notes/{coachNote}/events', {
    name: `coach-note/${id}/amendment`,
    initial: { text: '' },
    missing: ({ text }): Readonly<Record<string, string>> =>
      text.trim() === '' ? { text: texts.amendmentIsRequired } : {},
    input: (payload) => ({
      params: { coachNote: id },
      body: { type: 'AMEND' as const, version, payload },
    }),
    onDone: (_, go) => void go(pageOf(note)),
  });
  return (
    <FormPage
      title={titles[scope].edit}
      lead={subject.name}
      form={form}
      verb={texts.addAmendment}
      errorTitle={texts.notAddedYet}
      cancel={pageOf(note)}
    >
      <Notice tone="info">{texts.thisNoteIsLockedAdd}</Notice>
      <VisibleTo people={noteReadersInWords(status, subject.name)} />
      <Field label={texts.amendment} id="text" required>
        <Textarea
          rows={5}
          maxLength={noteLimits.part}
          value={form.values.text}
          onChange={({ target }) => form.change({ text: target.value })}
        />
      </Field>
    </FormPage>
  );
}
