import { useEffect, useState } from 'react';
import {
  rejectionReasonNames,
  rejectionReasons,
  type RejectionReason,
} from '#domain/forum/vocabulary.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { authorOf, can, reasonOf, tagsOf, type ForumThread } from './forum-records.ts';
import { StatusBadge } from './thread-table.tsx';
import * as texts from './texts.ts';

type Comment = DataOf<'GET /forum-comments/{forumComment}'>;

type DecisionProps = {
  title: string;
  /** Leads to the next post; left out where there is none. */
  next: (() => void) | undefined;
  /** Leads back to the post that was decided last; left out where that is this one, or nothing was decided. */
  back: (() => void) | undefined;
  onDecided: () => void;
} & ({ kind: 'thread'; post: ForumThread } | { kind: 'comment'; post: Comment });

/** The post, and what staff decide about it, by keys too. */
export function Decision(props: DecisionProps) {
  const { title, next, back, post, kind } = props;
  const zone = useZone();
  const [isRejecting, setRejecting] = useState(false);
  const acts = useActs(props);
  useKeys({
    a: can(post, 'ACCEPT') ? acts.accept : can(post, 'KEEP') ? acts.keep : undefined,
    r: can(post, 'REJECT') ? () => setRejecting(true) : undefined,
    u: can(post, 'UNDO') ? acts.undo : back,
    n: next,
  });
  return (
    <Card title={kind === 'thread' ? texts.thread : texts.comment} note={title}>
      <Stack gap="4">
        <Row gap="2">
          <strong>{authorOf(post)}</strong>
          <When at={post.createdAt} zone={zone} />
          <StatusBadge status={post.status} />
        </Row>
        {post.rejection === null ? null : (
          <Notice tone="warning">{texts.rejectedNote(reasonOf(post.rejection))}</Notice>
        )}
        <RichText source={post.body} under="h2" />
        {acts.refusal === null ? null : (
          <Notice tone="error" live>
            {acts.refusal}
          </Notice>
        )}
        {kind === 'thread' && can(post, 'ACCEPT') ? (
          <Edits values={acts.edits} change={acts.edit} />
        ) : null}
        {isRejecting && can(post, 'REJECT') ? (
          <Rejection
            busy={acts.busy}
            onReject={(reason, remark) => {
              setRejecting(false);
              acts.reject(reason, remark);
            }}
            onCancel={() => setRejecting(false)}
          />
        ) : (
          <Row>
            {can(post, 'ACCEPT') ? (
              <Button variant="primary" busy={acts.busy} onClick={acts.accept}>
                {texts.acceptPost}
              </Button>
            ) : null}
            {can(post, 'UNDO') ? (
              <Button busy={acts.busy} onClick={acts.undo}>
                {texts.undo}
              </Button>
            ) : null}
            {can(post, 'KEEP') ? (
              <Button variant="primary" busy={acts.busy} onClick={acts.keep}>
                {texts.keepPublished}
              </Button>
            ) : null}
            {can(post, 'REJECT') ? (
              <Button variant="dangerQuiet" onClick={() => setRejecting(true)}>
                {texts.reject}
              </Button>
            ) : null}
            {acts.switches.map(({ label, act }) => (
              <Button key={label} busy={acts.busy} onClick={act}>
                {label}
              </Button>
            ))}
            {back ? <Button onClick={back}>{texts.lastDecided}</Button> : null}
            {next ? <Button onClick={next}>{texts.next}</Button> : null}
          </Row>
        )}
      </Stack>
    </Card>
  );
}

interface EditValues {
  readonly name: string;
  readonly tags: string;
}

/** What staff put right before they publish. */
function Edits({
  values,
  change,
}: {
  values: EditValues;
  change: (patch: Partial<EditValues>) => void;
}) {
  return (
    <Stack gap="4">
      <Field label={texts.title} errorKey="name">
        <TextInput
          value={values.name}
          maxLength={120}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field label={texts.tagsLabel} tip={texts.tagsTip} errorKey="tags">
        <TextInput value={values.tags} onChange={({ target }) => change({ tags: target.value })} />
      </Field>
    </Stack>
  );
}

interface RejectionProps {
  busy: boolean;
  onReject: (reason: RejectionReason, remark: string | null) => void;
  onCancel: () => void;
}

/** Why it is not published: one of the usual reasons, or one of one's own. */
function Rejection({ busy, onReject, onCancel }: RejectionProps) {
  const [reason, setReason] = useState<RejectionReason | ''>('');
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const said = remark.trim();
  const errors: Readonly<Record<string, string>> = {
    ...(reason === '' && { reason: texts.chooseReason }),
    ...(reason === 'other' && said === '' && { remark: texts.required }),
  };
  const submit = () => {
    setTried(true);
    if (reason !== '' && Object.keys(errors).length === 0)
      onReject(reason, said === '' ? null : said);
  };
  return (
    <Form
      onSubmit={submit}
      errors={tried ? errors : {}}
      errorTitle={texts.notSentYet}
      aria-label={texts.rejectPost}
    >
      <Stack gap="4">
        <Field label={texts.reason} errorKey="reason" required>
          <Select<RejectionReason | ''>
            value={reason}
            placeholder={texts.chooseReason}
            options={rejectionReasons.map((value) => ({
              value,
              label: rejectionReasonNames[value],
            }))}
            onChange={setReason}
          />
        </Field>
        <Field label={texts.explanation} tip={texts.optional} errorKey="remark">
          <Textarea
            rows={3}
            maxLength={500}
            value={remark}
            onChange={({ target }) => setRemark(target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" variant="danger" busy={busy}>
            {texts.rejectPost}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Row>
      </Stack>
    </Form>
  );
}

/** Sends what staff decide to wherever the post is kept. */
function useActs({ kind, post, onDecided }: DecisionProps) {
  const { id, version } = post;
  const [edits, setEdits] = useState<EditValues>(
    kind === 'thread' ? { name: post.name, tags: post.tags.join(', ') } : { name: '', tags: '' },
  );
  const threads = useCommand('POST /forum-threads/{forumThread}/events', { onDone: onDecided });
  const comments = useCommand('POST /forum-comments/{forumComment}/events', {
    onDone: onDecided,
  });
  const thread = { forumThread: id };
  const comment = { forumComment: id };
  const bare = (type: 'UNDO' | 'KEEP') => () =>
    kind === 'thread'
      ? void threads.send({ params: thread, body: { type, version, payload: {} } })
      : void comments.send({ params: comment, body: { type, version, payload: {} } });
  const change = (type: 'PIN' | 'UNPIN' | 'LOCK' | 'UNLOCK') => () =>
    void threads.send({ params: thread, body: { type, version, payload: {} } });
  return {
    edits,
    edit: (patch: Partial<EditValues>) => setEdits({ ...edits, ...patch }),
    busy: threads.busy || comments.busy,
    refusal: threads.refusal ?? comments.refusal ?? Object.values(threads.errors)[0] ?? null,
    accept: () =>
      kind === 'thread'
        ? void threads.send({
            params: thread,
            body: {
              type: 'ACCEPT',
              version,
              payload: { name: edits.name, tags: tagsOf(edits.tags) },
            },
          })
        : void comments.send({ params: comment, body: { type: 'ACCEPT', version, payload: {} } }),
    reject: (reason: RejectionReason, remark: string | null) =>
      kind === 'thread'
        ? void threads.send({
            params: thread,
            body: { type: 'REJECT', version, payload: { reason, remark } },
          })
        : void comments.send({
            params: comment,
            body: { type: 'REJECT', version, payload: { reason, remark } },
          }),
    undo: bare('UNDO'),
    keep: bare('KEEP'),
    switches:
      kind === 'thread' && can(post, 'PIN')
        ? [
            post.pinned
              ? { label: texts.unpin, act: change('UNPIN') }
              : { label: texts.pin, act: change('PIN') },
            post.locked
              ? { label: texts.unlock, act: change('UNLOCK') }
              : { label: texts.lock, act: change('LOCK') },
          ]
        : [],
  };
}

const writesIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** One key for each act, while nobody is writing. */
function useKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key that is held down decides once.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || writesIn(event.target))
        return;
      const act = acts[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
