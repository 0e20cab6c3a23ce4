import { noteLimits } from '#domain/coach-notes/vocabulary.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { moods, type NoteText } from './words.ts';
import * as texts from './texts.ts';

/** What the form of a note holds: text as it is typed, one action in a line. */
export interface NoteValues {
  readonly body: string;
  readonly goal: string;
  readonly observations: string;
  readonly agreedActions: string;
  readonly nextFocus: string;
  readonly mood: string;
}

export const valuesOf = (text: NoteText | null): NoteValues => ({
  body: text?.body ?? '',
  goal: text?.goal ?? '',
  observations: text?.observations ?? '',
  agreedActions: (text?.agreedActions ?? []).join('\n'),
  nextFocus: text?.nextFocus ?? '',
  mood: text?.mood ? String(text.mood) : '',
});

/** The values as the server takes them. */
export const fieldsOf = (values: NoteValues) => ({
  body: values.body,
  goal: values.goal || null,
  observations: values.observations || null,
  agreedActions: values.agreedActions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  nextFocus: values.nextFocus || null,
  mood: values.mood === '' ? null : Number(values.mood),
});

export const missingIn = ({ body }: NoteValues): Readonly<Record<string, string>> =>
  body.trim() === '' ? { body: texts.writeANoteBeforeSubmitting } : {};

type Fields = Pick<RecordForm<NoteValues>, 'values' | 'change'>;

export function NoteFields({ form: { values, change } }: { form: Fields }) {
  return (
    <>
      <Field label={texts.note} id="body" required>
        <Textarea
          rows={8}
          maxLength={noteLimits.body}
          value={values.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </Field>
      <Field label={texts.goal}>
        <Textarea
          rows={2}
          maxLength={noteLimits.part}
          value={values.goal}
          onChange={({ target }) => change({ goal: target.value })}
        />
      </Field>
      <Field label={texts.observations}>
        <Textarea
          rows={3}
          maxLength={noteLimits.part}
          value={values.observations}
          onChange={({ target }) => change({ observations: target.value })}
        />
      </Field>
      <Field label={texts.agreedActions} tip={texts.onePerLine}>
        <Textarea
          rows={3}
          value={values.agreedActions}
          onChange={({ target }) => change({ agreedActions: target.value })}
        />
      </Field>
      <Field label={texts.nextFocus}>
        <Textarea
          rows={2}
          maxLength={noteLimits.part}
          value={values.nextFocus}
          onChange={({ target }) => change({ nextFocus: target.value })}
        />
      </Field>
      <Field label={texts.mood} tip={texts.howTheySeemedToYou}>
        <Select
          placeholder={texts.notSaid}
          options={moods}
          value={values.mood}
          onChange={(mood) => change({ mood })}
        />
      </Field>
    </>
  );
}
