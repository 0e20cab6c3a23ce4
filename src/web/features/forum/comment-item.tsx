import { Suspense, useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { EditComment } from './comment-form.tsx';
import { authorOf, can, reasonOf, type ForumComment } from './forum-records.ts';
import { StatusBadge } from './thread-table.tsx';
import * as texts from './texts.ts';

const ReportPost = lazyPart(async () => (await import('./report-post.tsx')).ReportPost);

interface CommentItemProps {
  comment: ForumComment;
  /** Opens or closes the box for an answer; left out where it can't be answered. */
  onReply?: () => void;
}

type Act = 'edit' | 'report' | 'delete' | null;

/** One comment with what can be done about it. */
export function CommentItem({ comment, onReply }: CommentItemProps) {
  const zone = useZone();
  const [act, setAct] = useState<Act>(null);
  const { id, status, body, rejection, createdAt, publishedAt, author, isDeleted } = comment;
  if (isDeleted) return <Text tone="muted">{texts.commentDeleted}</Text>;
  const close = () => setAct(null);
  const name = authorOf(comment);
  return (
    <Stack as="article" gap="2" id={`comment-${id}`}>
      <Row gap="2">
        <Avatar size="small" name={author?.fullName ?? name} picture={author?.pictureUrl ?? null} />
        <strong>{name}</strong>
        <Text tone="muted">
          <When at={publishedAt ?? createdAt} zone={zone} />
        </Text>
        <StatusBadge status={status} />
      </Row>
      {rejection === null ? null : (
        <Notice tone="warning">{texts.rejectedNote(reasonOf(rejection))}</Notice>
      )}
      {act === 'edit' ? (
        <EditComment comment={comment} onDone={close} />
      ) : (
        <RichText source={body} under="h2" />
      )}
      {act === 'report' ? (
        <Suspense fallback={<WaitingLines lines={4} />}>
          <ReportPost kind="comment" post={comment} onDone={close} />
        </Suspense>
      ) : null}
      {act === 'delete' ? <DeleteComment comment={comment} onKeep={close} /> : null}
      {act === null ? (
        <Row gap="2">
          {onReply ? <Button onClick={onReply}>{texts.reply}</Button> : null}
          {can(comment, 'EDIT', 'RESUBMIT') ? (
            <Button onClick={() => setAct('edit')}>{texts.edit}</Button>
          ) : null}
          {can(comment, 'REPORT') ? (
            <Button onClick={() => setAct('report')}>{texts.report}</Button>
          ) : null}
          {can(comment, 'DELETE') ? (
            <Button variant="dangerQuiet" onClick={() => setAct('delete')}>
              {texts.deleteComment}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Stack>
  );
}

function DeleteComment({ comment, onKeep }: { comment: ForumComment; onKeep: () => void }) {
  const { send, busy, refusal } = useCommand('POST /forum-comments/{forumComment}/events');
  const { id, version } = comment;
  const yes = () =>
    void send({ params: { forumComment: id }, body: { type: 'DELETE', version, payload: {} } });
  return (
    <Notice tone="warning" title={texts.deleteThis} live>
      <Stack gap="3">
        <span>{refusal ?? texts.cantBeUndone}</span>
        <Row>
          <Button variant="danger" busy={busy} onClick={yes}>
            {texts.deleteCommentYes}
          </Button>
          <Button onClick={onKeep}>{texts.keepComment}</Button>
        </Row>
      </Stack>
    </Notice>
  );
}
