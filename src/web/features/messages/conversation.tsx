import { createFileRoute } from '@tanstack/react-router';
import { someCount, searchReader } from '#web/screens/list/search-reader.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { Talk } from './talk.tsx';
import { useSigns } from './use-signs.ts';
import type { Conversation } from './conversation-records.ts';
import * as texts from './texts.ts';

const place = searchReader({
  /** The message that is led to, by its place. */
  at: someCount,
});

export const Route = createFileRoute('/app/conversations/contacts/$contact')({
  staticData: { title: 'Conversation', audience: 'everyoneButAdmins' },
  validateSearch: place,
  component: ConversationPage,
});

/** What two people write to each other (domain reference, 11.2). */
function ConversationPage() {
  const { contact } = Route.useParams();
  const { at } = Route.useSearch();
  const query = useApiQuery('GET /conversations/contacts/{contact}', { params: { contact } });
  return (
    <Loaded query={query} whole isRead>
      {(conversation) => <Shown key={contact} conversation={conversation} at={at} />}
    </Loaded>
  );
}

function Shown({ conversation, at }: { conversation: Conversation; at: number | undefined }) {
  const { contact, isBlocked } = conversation;
  useRecordName(contact.fullName);
  const signs = useSigns(conversation);
  return (
    <Stack gap="4">
      <PageHeading
        title={contact.fullName}
        lead={texts.roles[contact.role]}
        status={signs.isOnline ? <Badge tone="success">{texts.online}</Badge> : null}
        actions={
          <>
            <LinkButton to="/app/conversations">{texts.allMessages}</LinkButton>
            <ConversationMenu conversation={conversation} />
          </>
        }
      />
      {isBlocked ? <Notice>{texts.youBlocked(contact.fullName)}</Notice> : null}
      <Talk conversation={conversation} at={at} signs={signs} />
    </Stack>
  );
}
