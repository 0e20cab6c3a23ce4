import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { conversationsSearch } from './conversation-records.ts';
import * as texts from './texts.ts';

type Found = DataOf<'GET /conversations/found'>[number];

/** Looks for what was said in the reader's own messages, and leads to the place. */
export function FoundMessages({ said }: { said: string }) {
  const go = useGo();
  const search = (text: string): void =>
    void go({
      to: '/app/conversations',
      search: (before) => ({
        ...conversationsSearch.parse(before),
        said: text === '' ? undefined : text,
      }),
      replace: true,
    });
  return (
    <Card title={texts.searchMessages} note={texts.searchMessagesTip}>
      <Stack gap="4">
        <SearchBox label={texts.searchMessages} value={said} onSearch={search} />
        {said === '' ? null : <Results said={said} />}
      </Stack>
    </Card>
  );
}

function Results({ said }: { said: string }) {
  const query = useApiQuery(
    'GET /conversations/found',
    { query: { search: said } },
    { keepPrevious: true },
  );
  return (
    <Loaded query={query}>
      {(found) =>
        found.length === 0 ? (
          <Text tone="muted">{texts.nothingFound(said)}</Text>
        ) : (
          <ItemList label={texts.searchResults}>
            {found.map((each) => (
              <FoundItem key={each.id} found={each} />
            ))}
          </ItemList>
        )
      }
    </Loaded>
  );
}

function FoundItem({ found: { contact, isOwn, position, sentAt, parts } }: { found: Found }) {
  const zone = useZone();
  return (
    <Item
      title={
        <TextLink
          tone="record"
          to="/app/conversations/contacts/$contact"
          params={{ contact: contact.id }}
          search={{ at: position }}
        >
          {texts.foundWith(contact.fullName, isOwn)}
        </TextLink>
      }
      // Parts have no names of their own, and their order never changes.
      detail={parts.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={`${index}`}>{text}</mark> : <span key={`${index}`}>{text}</span>,
      )}
      end={<When at={sentAt} zone={zone} />}
    />
  );
}
