import { Suspense } from 'react';
import { forumLimits } from '#domain/forum/vocabulary.ts';
import { writtenFields } from '#machines/forum-thread/fields.ts';
import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tagsOf, type ForumThread } from './forum-records.ts';
import * as texts from './texts.ts';

const RichTextEditor = lazyPart(
  async () => (await import('#web/ui/forms/rich-text-editor.tsx')).RichTextEditor,
);

/** What a form holds of a thread: its tags as one text. */
export interface ThreadValues {
  readonly name: string;
  readonly body: string;
  readonly tags: string;
  readonly anonymous: boolean;
}

export const emptyThread: ThreadValues = { name: '', body: '', tags: '', anonymous: false };

export const valuesOf = ({ name, body, tags, anonymous }: ForumThread): ThreadValues => ({
  name,
  body,
  tags: tags.join(', '),
  anonymous,
});

export const writtenOf = ({ name, body, tags, anonymous }: ThreadValues) => ({
  name,
  body,
  tags: tagsOf(tags),
  anonymous,
});

const { title, text, tags: mostTags, tag: longestTag } = forumLimits;

export function troubleIn({ name, body, tags }: ThreadValues): Readonly<Record<string, string>> {
  const chosen = tagsOf(tags);
  return {
    ...(name.trim().length < title.least && { name: texts.titleTooShort }),
    ...(body.trim().length < text.least && { body: texts.textTooShort }),
    ...(chosen.length > mostTags && { tags: texts.tooManyTags }),
    ...(chosen.some((tag) => tag.length > longestTag) && { tags: texts.tagTooLong }),
  };
}

/** The fields of a thread. Only members may post without their name. */
export function ThreadInputs({
  form,
}: {
  form: Pick<RecordForm<ThreadValues>, 'values' | 'change'>;
}) {
  const { values, change } = form;
  const { name, anonymous } = writtenFields;
  const mayHide = isMember(useMe());
  return (
    <>
      <RecordFields fields={{ name }} form={form} />
      <Field label={writtenFields.body.label} errorKey="body" required>
        <Suspense fallback={<Skeleton shape="block" />}>
          <RichTextEditor
            value={values.body}
            maxLength={text.most}
            onChange={(body) => change({ body })}
          />
        </Suspense>
      </Field>
      <Field label={texts.tagsLabel} tip={texts.tagsTip} errorKey="tags">
        <TextInput value={values.tags} onChange={({ target }) => change({ tags: target.value })} />
      </Field>
      {mayHide ? <RecordFields fields={{ anonymous }} form={form} /> : null}
    </>
  );
}
