import type { NotificationGroup } from '#domain/notifications/groups.ts';
import type { DataOf } from '#web/api/call.ts';
import { optimisticUpdate } from '#web/screens/command/optimistic-update.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import * as icons from '#web/ui/icons.ts';
import type { IconType } from '#web/ui/icons.ts';
import { Item } from '#web/ui/lists/item-list.tsx';
import { useMayOpen } from '#web/ui/may-open.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

export type Notification = DataOf<'POST /notification/{id}/action'>;

const pictures: Record<NotificationGroup, IconType> = {
  Bookings: icons.Calendar,
  Questionnaires: icons.CircleHelp,
  Programme: icons.BookOpen,
  AI: icons.Sparkles,
  Forum: icons.Users,
  Messages: icons.MessageSquare,
  Account: icons.User,
};

/** One notification: opening it tells the server that it was acted on (specification, 4). It is told while the page it leads to opens. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { id, actioned, group, text, link, createdAt } = notification;
  const zone = useZone();
  const mayOpen = useMayOpen();
  const act = useCommand('POST /notification/{id}/action', {
    optimisticUpdates: () => [
      optimisticUpdate('GET /notifications/mine', ({ data, meta }) => ({
        data: {
          results: data.results.map((each) =>
            each.id === id ? { ...each, actioned: true } : each,
          ),
        },
        meta,
      })),
      optimisticUpdate('GET /notifications/mine/count', ({ unactioned, ...rest }) => ({
        ...rest,
        unactioned: Math.max(0, unactioned - 1),
      })),
    ],
  });
  const markAsRead = (): void => {
    if (!actioned) void act.send({ params: { id } });
  };
  const Picture = pictures[group];
  return (
    <Item
      media={<Picture />}
      fresh={!actioned}
      title={
        mayOpen(link) ? (
          <TextLink to={link} tone="record" onClick={markAsRead}>
            {text}
          </TextLink>
        ) : (
          text
        )
      }
      detail={
        <>
          {group} · <When at={createdAt} zone={zone} />
        </>
      }
      end={
        actioned ? null : (
          <IconButton
            size="small"
            label={texts.markAsRead}
            icon={<icons.Check />}
            busy={act.busy}
            onClick={markAsRead}
          />
        )
      }
    />
  );
}
