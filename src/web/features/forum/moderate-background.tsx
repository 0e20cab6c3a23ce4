import { reportReasonNames } from '#domain/forum/vocabulary.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { authorOf, threadPage, type ForumPost, type ForumThread } from './forum-records.ts';
import { AuthorMute, OtherMutes } from './moderate-mute.tsx';
import { StatusBadge } from './thread-table.tsx';
import * as texts from './texts.ts';

interface BackgroundProps {
  background: ForumThread['background'];
  post: ForumPost;
}

/** What else its author has written, and what was reported. */
export function Background({ background, post }: BackgroundProps) {
  const zone = useZone();
  const { number } = useNumbers();
  if (background === null) return null;
  const { reports, posts, published, rejected } = background;
  return (
    <Stack gap="6">
      {reports.length === 0 ? null : (
        <Card title={texts.reports}>
          <ItemList label={texts.reports}>
            {reports.map(({ by, reason, remark, at }) => (
              <Item
                key={`${by?.id ?? ''}${at}`}
                title={reportReasonNames[reason]}
                detail={
                  <>
                    {by?.fullName ?? texts.deletedUser} · <When at={at} zone={zone} />
                    {remark === null ? null : <p>{remark}</p>}
                  </>
                }
              />
            ))}
          </ItemList>
        </Card>
      )}
      <Card title={texts.aboutAuthor} note={authorOf(post)}>
        <Stack gap="4">
          <Facts
            facts={[
              { term: texts.published, detail: number(published) },
              { term: texts.rejected, detail: number(rejected) },
            ]}
          />
          <AuthorMute author={post.author} background={background} />
          {posts.length === 0 ? null : (
            <ItemList label={texts.lastPosts}>
              {posts.map(({ id, thread, excerpt, status, createdAt }) => (
                <Item
                  key={id}
                  title={<TextLink {...threadPage(thread)}>{excerpt}</TextLink>}
                  detail={<When at={createdAt} zone={zone} />}
                  end={<StatusBadge status={status} />}
                />
              ))}
            </ItemList>
          )}
        </Stack>
      </Card>
      <OtherMutes except={post.author?.id} />
    </Stack>
  );
}
