import { reportReasonNames, reportReasons, type ReportReason } from '#domain/forum/vocabulary.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import * as texts from './texts.ts';

interface ReportPostProps {
  kind: 'thread' | 'comment';
  post: { readonly id: string; readonly version: number };
  onDone: () => void;
}

const routes = {
  thread: 'POST /forum-threads/{forumThread}/events',
  comment: 'POST /forum-comments/{forumComment}/events',
} as const;

/** A reader asks staff to look at a post. */
export function ReportPost({ kind, post, onDone }: ReportPostProps) {
  const form = useEventForm(routes[kind], post, 'REPORT', {
    initial: { reason: '', remark: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      isReason(reason) ? {} : { reason: texts.chooseReason },
    payload: ({ reason, remark }) => ({
      reason: isReason(reason) ? reason : 'other',
      remark: remark.trim() === '' ? null : remark,
    }),
    onDone,
  });
  const { values, change } = form;
  const title = kind === 'thread' ? texts.reportThread : texts.reportComment;
  return (
    <Card title={title} note={texts.reportLead}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notSentYet}
        aria-label={title}
      >
        <Stack gap="4">
          <FormNotices form={form} />
          <Field label={texts.reason} errorKey="reason" required>
            <Select
              value={values.reason}
              placeholder={texts.chooseReason}
              options={reportReasons.map((value) => ({ value, label: reportReasonNames[value] }))}
              onChange={(reason) => change({ reason })}
            />
          </Field>
          <Field label={texts.explanation} errorKey="remark">
            <Textarea
              rows={3}
              maxLength={500}
              value={values.remark}
              onChange={({ target }) => change({ remark: target.value })}
            />
          </Field>
          <Row>
            <Button type="submit" variant="primary" busy={form.busy}>
              {texts.sendReport}
            </Button>
            <Button onClick={onDone}>{texts.cancel}</Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}

const isReason = (reason: string): reason is ReportReason =>
  reportReasons.some((each) => each === reason);
