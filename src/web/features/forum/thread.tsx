import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Offered } from '#web/screens/command/offered.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { oneOf, searchReader, someCount, orElse } from '#web/screens/list/search-reader.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { Comments } from './comments.tsx';
import {
  authorOf,
  can,
  isDraft,
  isWaiting,
  reasonOf,
  threadPage,
  type ForumThread,
} from './forum-records.ts';
import { StatusBadge } from './thread-table.tsx';
import { useThread } from './use-thread.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/forum/threads/$thread')({
  staticData: { title: 'Thread', audience: 'everyone' },
  validateSearch: searchReader({
    pageNumber: orElse(someCount, 1),
    /** What is being done with the thread. */
    act: oneOf(['edit', 'report']),
  }),
  search: { middlewares: [stripSearchParams({ pageNumber: 1 })] },
  component: Thread,
});

const EditThread = lazyPart(async () => (await import('./edit-thread.tsx')).EditThread);
const ReportPost = lazyPart(async () => (await import('./report-post.tsx')).ReportPost);

const events = 'POST /forum-threads/{forumThread}/events';

/** A thread with its comments; what is not published is seen by its author and staff alone. */
function Thread() {
  const query = useThread();
  const thread = query.data;
  const { act, pageNumber } = Route.useSearch();
  const { send, busy } = useCommand(events);
  const go = useGo();
  const history = useApiQuery(
    'GET /forum-threads/{forumThread}/history',
    { params: { forumThread: thread?.id ?? '' } },
    { when: thread?.mayReadHistory === true },
  );
  useSeen(thread);
  const close = () => void go({ to: '.', search: {} });
  if (act === 'edit')
    return (
      <Offered
        query={query}
        event={['EDIT', 'RESUBMIT']}
        gone={texts.notEditable}
        back={({ id }) => threadPage(id)}
      >
        {(each) => (
          <Suspense fallback={<WaitingLines lines={8} />}>
            <EditThread thread={each} />
          </Suspense>
        )}
      </Offered>
    );
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      status={({ status, pinned, locked }) => (
        <>
          <StatusBadge status={status} />
          {pinned ? <Badge>{texts.pinned}</Badge> : null}
          {locked ? <Badge>{texts.locked}</Badge> : null}
        </>
      )}
      lead={(each) => <Byline thread={each} />}
      first={(each) => <Following thread={each} />}
      eventActions={(each) => {
        const { id, version } = each;
        const params = { forumThread: id };
        const submit = () => void send({ params, body: { type: 'SUBMIT', version, payload: {} } });
        const editing = { link: { ...threadPage(id), search: { act: 'edit' } } } as const;
        return {
          SUBMIT: { send: submit, busy },
          RESUBMIT: editing,
          EDIT: editing,
          ACCEPT: {
            label: texts.moderate,
            link: { to: '/app/forum/threads/$thread/moderate', params: { thread: id } },
          },
          REPORT: { link: { ...threadPage(id), search: { act: 'report' } }, quiet: true },
          DELETE: {
            link: { to: '/app/forum/threads/$thread/delete', params: { thread: id } },
            danger: true,
          },
        };
      }}
      notices={(each) => (
        <>
          <Hints thread={each} />
          {act === 'report' && can(each, 'REPORT') ? (
            <Suspense fallback={<WaitingLines lines={4} />}>
              <ReportPost kind="thread" post={each} onDone={close} />
            </Suspense>
          ) : null}
        </>
      )}
    >
      {(each) => (
        <Stack gap="8">
          <Stack measure="reading" gap="4">
            <RichText source={each.body} />
            <Tags thread={each} />
          </Stack>
          {each.mayFollow ? <Comments thread={each} pageNumber={pageNumber} /> : null}
          {each.mayReadHistory ? (
            <RecordHistory
              query={history}
              label={texts.history}
              chart={() => import('#charts/forum-thread.json')}
              states={[each.status]}
            />
          ) : null}
        </Stack>
      )}
    </RecordPage>
  );
}

/** Whoever looks at a thread has seen it as it stands. */
function useSeen(thread: ForumThread | undefined): void {
  const { send } = useCommand('POST /forum-threads/{forumThread}/seen');
  const id = thread?.isUnread === true ? thread.id : null;
  const at = thread?.lastActivityAt;
  useEffect(() => {
    if (id !== null) void send({ params: { forumThread: id }, body: {} });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what is new
  }, [id, at]);
}

function Byline({ thread }: { thread: ForumThread }) {
  const zone = useZone();
  return (
    <>
      {authorOf(thread)} · <When at={thread.publishedAt ?? thread.createdAt} zone={zone} />
    </>
  );
}

/** Following, and for staff the way to moderate. */
function Following({ thread }: { thread: ForumThread }) {
  const { send, busy } = useCommand('POST /forum-threads/{forumThread}/following');
  const { id, isFollowed, mayFollow, mayModerate } = thread;
  if (!mayFollow) return null;
  return (
    <>
      <Button
        busy={busy}
        aria-pressed={isFollowed}
        onClick={() => void send({ params: { forumThread: id }, body: { follow: !isFollowed } })}
      >
        {isFollowed ? texts.unfollow : texts.follow}
      </Button>
      {mayModerate ? (
        <LinkButton to="/app/forum/threads/$thread/moderate" params={{ thread: id }}>
          {texts.moderate}
        </LinkButton>
      ) : null}
    </>
  );
}

/** How it stands, for its author: what it waits for, why it was rejected, what staff changed. */
function Hints({ thread }: { thread: ForumThread }) {
  const { status, rejection, original, isOwn } = thread;
  return (
    <>
      {isDraft(status) ? <Notice>{texts.draftNote}</Notice> : null}
      {isWaiting(status) ? (
        <Notice tone="warning" title={texts.waitingForApproval}>
          {texts.waitingNote}
        </Notice>
      ) : null}
      {rejection === null ? null : (
        <Notice tone="warning">
          {texts.rejectedNote(reasonOf(rejection))} {isOwn ? texts.rejectedMore : null}
        </Notice>
      )}
      {original === null ? null : (
        <Notice title={texts.changedByStaff}>
          {original.name === null ? null : <p>{texts.titleWas(original.name)}</p>}
          {original.tags === null ? null : (
            <p>{texts.tagsWere(original.tags.map(texts.hashtag).join(' ') || texts.noTags)}</p>
          )}
        </Notice>
      )}
    </>
  );
}

function Tags({ thread: { tags } }: { thread: ForumThread }) {
  if (tags.length === 0) return null;
  return (
    <Row gap="3">
      {tags.map((tag) => (
        <TextLink key={tag} to="/app/forum" search={{ tag }}>
          {texts.hashtag(tag)}
        </TextLink>
      ))}
    </Row>
  );
}
