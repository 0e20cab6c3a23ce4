import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Users } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/conversations/create')({
  staticData: { title: 'New Conversation', audience: 'everyoneButAdmins' },
  component: NewConversation,
});

/** Somebody chooses whom to write to; the conversation begins with the first message. */
function NewConversation() {
  const [search, setSearch] = useState('');
  const query = useApiQuery(
    'GET /conversations/contacts',
    { query: { search } },
    { keepPrevious: true },
  );
  return (
    <Stack gap="6">
      <PageHeading title={texts.newConversation} lead={texts.whoTo} />
      <SearchBox label={texts.searchContacts} value={search} onSearch={setSearch} />
      <Loaded query={query}>
        {(contacts) =>
          contacts.length > 0 ? (
            <ItemList label={texts.contacts}>
              {contacts.map(({ id, fullName, pictureUrl, role }) => (
                <Item
                  key={id}
                  media={<Avatar name={fullName} picture={pictureUrl} />}
                  title={
                    <TextLink
                      tone="record"
                      to="/app/conversations/contacts/$contact"
                      params={{ contact: id }}
                    >
                      {fullName}
                    </TextLink>
                  }
                  detail={texts.roles[role]}
                />
              ))}
            </ItemList>
          ) : search === '' ? (
            <EmptyState title={texts.noContacts} icon={<Users />}>
              {texts.noContactsWhy}
            </EmptyState>
          ) : (
            <Text tone="muted">{texts.noContactNamed(search)}</Text>
          )
        }
      </Loaded>
    </Stack>
  );
}
