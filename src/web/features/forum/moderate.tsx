import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { oneOf, searchReader, someId } from '#web/screens/list/search-reader.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import type { DataOf } from '#web/api/call.ts';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { Background } from './moderate-background.tsx';
import { Decision } from './moderate-decision.tsx';
import { threadPage } from './forum-records.ts';
import { useThread } from './use-thread.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/forum/threads/$thread/moderate')({
  staticData: { title: 'Moderate Thread', audience: 'staff' },
  validateSearch: searchReader({
    /** The comment that is looked at; the thread itself when left out. */
    comment: someId,
    /** Something was decided: there may be nothing left. */
    done: oneOf(['true']),
  }),
  component: ModerateThread,
});

type Awaiting = DataOf<'GET /forum/awaiting'>['items'][number];

/** A post that staff look at: what it says, who wrote it, what was reported, and the decision; then the next one. */
function ModerateThread() {
  const { comment } = Route.useSearch();
  const awaiting = useApiQuery('GET /forum/awaiting');
  const { counted } = useNumbers();
  const thread = useThread();
  const one = useApiQuery(
    'GET /forum-comments/{forumComment}',
    { params: { forumComment: comment ?? '' } },
    { when: comment !== undefined },
  );
  const lead = useLead();
  const next = useNext(awaiting.data?.items ?? [], { comment, lead });
  const [decided, setDecided] = useState<Place | null>(null);
  const around = (title: string, here: Place) => ({
    title,
    next,
    back:
      decided === null || (decided.thread === here.thread && decided.comment === here.comment)
        ? undefined
        : () => lead(decided),
    onDecided: () => setDecided(here),
  });
  return (
    <Loaded query={thread} whole>
      {(shown) => (
        <Stack gap="6">
          <PageHeading
            title={texts.moderateThread}
            lead={
              awaiting.data && awaiting.data.total > 0
                ? texts.queueLeft(counted(awaiting.data.total, 'post'))
                : texts.queueEmpty
            }
            actions={
              <>
                <LinkButton {...threadPage(shown.id)}>{texts.openThread}</LinkButton>
                <LinkButton to="/app/forum">{texts.backToForum}</LinkButton>
              </>
            }
          />
          <Text tone="muted" look="small">
            {texts.keys}
          </Text>
          {comment === undefined ? (
            <Grid columns="aside" gap="6">
              <Decision
                key={shown.id}
                kind="thread"
                post={shown}
                {...around(shown.name, { thread: shown.id, comment: undefined })}
              />
              <Background background={shown.background} post={shown} />
            </Grid>
          ) : (
            <Loaded query={one}>
              {(each) => (
                <Grid columns="aside" gap="6">
                  <Decision
                    key={each.id}
                    kind="comment"
                    post={each}
                    {...around(shown.name, { thread: shown.id, comment })}
                  />
                  <Background background={each.background} post={each} />
                </Grid>
              )}
            </Loaded>
          )}
          {awaiting.data?.total === 0 ? (
            <EmptyState title={texts.queueEmpty}>{texts.queueEmptyMore}</EmptyState>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

/** A thread, or a comment on it. */
interface Place {
  readonly thread: string;
  readonly comment: string | undefined;
}

function useLead(): (place: Place) => void {
  const go = useGo();
  return ({ thread, comment }) =>
    void go({
      to: '/app/forum/threads/$thread/moderate',
      params: { thread },
      search: comment === undefined ? {} : { comment },
    });
}

/** Leads to the next post that waits; the first again after the last. Undefined where there is none. */
function useNext(
  items: readonly Awaiting[],
  { comment, lead }: { comment: string | undefined; lead: (place: Place) => void },
) {
  const { thread } = Route.useParams();
  const current = comment ?? thread;
  const at = items.findIndex(({ id }) => id === current);
  const following = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].find(
    ({ id }) => id !== current,
  );
  if (following === undefined) return undefined;
  const { kind, id } = following;
  return () => lead({ thread: following.thread, comment: kind === 'comment' ? id : undefined });
}
