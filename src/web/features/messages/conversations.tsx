import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, CountBadge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  conversations,
  conversationsSearch,
  type ConversationSummary,
} from './conversation-records.ts';
import { FoundMessages } from './found-messages.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/conversations')({
  staticData: { title: 'Messages', audience: 'everyoneButAdmins' },
  validateSearch: conversationsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Conversations,
});

/** Whom somebody writes with, the latest first (specification, 2; domain reference, 11.2). */
function Conversations() {
  const { said, ...search } = Route.useSearch();
  const list = useRecordList(conversations, search);
  const none =
    search.archived === 'true'
      ? { title: texts.nothingArchived, why: texts.nothingArchivedWhy }
      : { title: texts.noneYet, why: texts.noneYetWhy };
  return (
    <Stack gap="8">
      <ListPage
        {...list.parts}
        title={texts.messages}
        lead={texts.lead}
        nouns={texts.nouns}
        searchLabel={texts.searchConversations}
        usual={latest}
        actions={
          <LinkButton variant="primary" to="/app/conversations/create">
            {texts.newMessage}
          </LinkButton>
        }
        empty={
          <EmptyState
            title={none.title}
            icon={<MessageSquare />}
            action={<LinkButton to="/app/conversations/create">{texts.newConversation}</LinkButton>}
          >
            {none.why}
          </EmptyState>
        }
      >
        {(rows) => (
          <ItemList label={texts.inbox}>
            {rows.map((row) => (
              <ConversationItem key={row.contact.id} conversation={row} />
            ))}
          </ItemList>
        )}
      </ListPage>
      <FoundMessages said={said ?? ''} />
    </Stack>
  );
}

const latest = { propertyName: 'when', order: 'Descending' } as const;

function ConversationItem({ conversation }: { conversation: ConversationSummary }) {
  const { contact, excerpt, isOwn, at, unread, isMarkedUnread, hasDraft } = conversation;
  const zone = useZone();
  const words = excerpt ?? texts.messageDeleted;
  return (
    <Item
      fresh={unread > 0 || isMarkedUnread}
      media={<Avatar name={contact.fullName} picture={contact.pictureUrl} />}
      title={
        <TextLink
          tone="record"
          to="/app/conversations/contacts/$contact"
          params={{ contact: contact.id }}
        >
          {contact.fullName}
        </TextLink>
      }
      detail={isOwn ? texts.you(words) : words}
      end={
        <Row gap="2" wrap="no">
          {hasDraft ? <Badge>{texts.draft}</Badge> : null}
          {unread > 0 ? (
            <CountBadge count={unread} label={texts.unread} tone="danger" />
          ) : isMarkedUnread ? (
            <Badge tone="info">{texts.markedUnread}</Badge>
          ) : null}
          <When at={at} zone={zone} />
        </Row>
      }
    />
  );
}
