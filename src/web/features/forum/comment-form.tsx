import { forumLimits } from '#domain/forum/vocabulary.ts';
import { writtenFields } from '#machines/forum-comment/fields.ts';
import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useRecordForm, type RecordForm } from '#web/screens/form/use-record-form.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { can, type ForumComment } from './forum-records.ts';
import { MutedNote, RulesFirst, useRules } from './rules-first.tsx';
import * as texts from './texts.ts';

interface CommentValues {
  readonly body: string;
  readonly anonymous: boolean;
}

const troubleIn = ({ body }: CommentValues): Readonly<Record<string, string>> =>
  body.trim() === '' ? { body: texts.writeComment } : {};

interface CommentFormProps {
  thread: string;
  /** The comment that is answered. */
  parent: string | null;
  label: string;
  onDone?: () => void;
}

/** Another comment, or an answer to one. Who has yet to accept the rules does it here. */
export function CommentForm({ thread, parent, label, onDone }: CommentFormProps) {
  const rules = useRules();
  const form = useRecordForm('POST /forum-comments', {
    name: `forum-comment/${parent ?? thread}`,
    initial: { body: '', anonymous: false },
    missing: troubleIn,
    input: (values) => ({ body: { ...values, thread, parent } }),
    onDone: () => onDone?.(),
  });
  if (rules.data && rules.data.accepted !== rules.data.version)
    return (
      <Stack gap="4">
        <MutedNote />
        <RulesFirst rules={rules.data} />
      </Stack>
    );
  return (
    <Written
      form={form}
      label={label}
      verb={parent === null ? texts.postComment : texts.postReply}
      onCancel={onDone}
    />
  );
}

/** Its author changes a comment; one that was rejected is sent again by it. */
export function EditComment({ comment, onDone }: { comment: ForumComment; onDone: () => void }) {
  const isSentAgain = can(comment, 'RESUBMIT');
  const { body, anonymous } = comment;
  const form = useEventForm(
    'POST /forum-comments/{forumComment}/events',
    comment,
    isSentAgain ? 'RESUBMIT' : 'EDIT',
    {
      initial: { body, anonymous },
      missing: troubleIn,
      payload: (values: CommentValues) => values,
      onDone,
    },
  );
  return (
    <Written
      form={form}
      label={texts.edit}
      verb={isSentAgain ? texts.resubmit : texts.save}
      onCancel={onDone}
    />
  );
}

interface WrittenProps {
  form: RecordForm<CommentValues>;
  label: string;
  verb: string;
  onCancel?: (() => void) | undefined;
}

function Written({ form, label, verb, onCancel }: WrittenProps) {
  const { values, change } = form;
  const mayHide = isMember(useMe());
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notSentYet}
      aria-label={label}
    >
      <Stack gap="3">
        <MutedNote />
        <FormNotices form={form} />
        <Field label={label} errorKey="body" required>
          <Textarea
            rows={4}
            maxLength={forumLimits.comment}
            value={values.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </Field>
        {mayHide ? (
          <Checkbox
            label={writtenFields.anonymous.label}
            checked={values.anonymous}
            onChange={({ target }) => change({ anonymous: target.checked })}
          />
        ) : null}
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
            {verb}
          </Button>
          {onCancel ? <Button onClick={onCancel}>{texts.cancel}</Button> : null}
        </Row>
      </Stack>
    </Form>
  );
}
