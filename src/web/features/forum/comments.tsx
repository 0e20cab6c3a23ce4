import { useState } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Paginator } from '#web/ui/lists/paginator.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { ForumComment, ForumThread } from './forum-records.ts';
import * as texts from './texts.ts';

/** Comments on one page. */
const onePage = 50;

/** What is said about a thread: comments, each with its answers below it. */
export function Comments({ thread, pageNumber }: { thread: ForumThread; pageNumber: number }) {
  const query = useApiQuery(
    'GET /forum-comments',
    { query: { thread: thread.id, pageNumber, perPage: onePage } },
    { keepPrevious: true },
  );
  return (
    <Card title={texts.comments}>
      <Stack gap="6">
        <Loaded query={query}>
          {({ data: { results }, meta }) =>
            results.length === 0 ? (
              <EmptyState title={texts.noComments}>{texts.noCommentsMore}</EmptyState>
            ) : (
              <Stack gap="4">
                <Stack as="ol" gap="4">
                  {topOf(results).map((comment) => (
                    <Answered
                      key={comment.id}
                      comment={comment}
                      replies={results.filter(({ parent }) => parent === comment.id)}
                      thread={thread}
                    />
                  ))}
                </Stack>
                {meta.total > onePage ? <Paginator meta={meta} /> : null}
              </Stack>
            )
          }
        </Loaded>
        {thread.mayComment ? (
          <CommentForm thread={thread.id} parent={null} label={texts.addComment} />
        ) : null}
        {thread.locked ? <Notice>{texts.lockedNote}</Notice> : null}
      </Stack>
    </Card>
  );
}

/** Answers whose comment stands on another page stand by themselves. */
const topOf = (all: readonly ForumComment[]): readonly ForumComment[] =>
  all.filter(({ parent }) => parent === null || all.every(({ id }) => id !== parent));

interface AnsweredProps {
  comment: ForumComment;
  replies: readonly ForumComment[];
  thread: ForumThread;
}

function Answered({ comment, replies, thread }: AnsweredProps) {
  const [isReplying, setReplying] = useState(false);
  return (
    <Stack as="li" gap="3">
      <CommentItem
        comment={comment}
        {...(thread.mayComment &&
          comment.parent === null && { onReply: () => setReplying(!isReplying) })}
      />
      {replies.length === 0 && !isReplying ? null : (
        <Stack as="ol" gap="3" align="nested">
          {replies.map((reply) => (
            <Stack as="li" key={reply.id}>
              <CommentItem comment={reply} />
            </Stack>
          ))}
          {isReplying ? (
            <li>
              <CommentForm
                thread={thread.id}
                parent={comment.id}
                label={texts.reply}
                onDone={() => setReplying(false)}
              />
            </li>
          ) : null}
        </Stack>
      )}
    </Stack>
  );
}
