import { useApiQuery } from '#web/screens/use-api-query.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import * as texts from './texts.ts';

/** On the dashboard: how many conversations hold something new, and the way to them. */
export function UnreadMessages() {
  const { data } = useApiQuery('GET /conversations/unread');
  const count = data?.conversations ?? 0;
  return count === 0 ? null : (
    <Card
      title={texts.newMessages}
      note={texts.unreadIn(count)}
      actions={
        <LinkButton to="/app/conversations" search={{ unread: 'true' }}>
          {texts.readThem}
        </LinkButton>
      }
    />
  );
}
