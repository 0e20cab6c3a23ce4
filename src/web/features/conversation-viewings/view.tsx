import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { formatMoment } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';
import { Failed, Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useApi } from '#web/screens/use-services.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { TalkItem } from '#web/ui/embedded/talk-log.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { ViewingBanner, ViewingOver } from './viewing-banner.tsx';
import { offers, viewingSearch, type ViewedMessage, type Viewing } from './viewing-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/conversation-viewing/view')({
  staticData: { title: 'Conversation Viewing: View', audience: 'staff' },
  validateSearch: viewingSearch,
  component: ViewingView,
});

/** What two people wrote to each other, to be read by staff and to be changed by nobody. */
function ViewingView() {
  const { viewing } = Route.useSearch();
  return viewing === undefined ? (
    <ViewingOver title={texts.viewTitle} why={texts.noneChosen} />
  ) : (
    <Opened id={viewing} />
  );
}

function Opened({ id }: { id: string }) {
  const params = { conversationViewing: id };
  const query = useApiQuery('GET /conversation-viewings/{conversationViewing}', { params });
  return (
    <Loaded query={query} whole>
      {(viewing) =>
        offers(viewing, 'END') && viewing.contact !== null ? (
          <Reading viewing={viewing} />
        ) : (
          <ViewingOver />
        )
      }
    </Loaded>
  );
}

function Reading({ viewing }: { viewing: Viewing }) {
  const { person, contact } = viewing;
  const { messages, hasOlder, isBusy, error, more } = usePages(viewing.id);
  const zone = useZone();
  const nameOf = (who: Viewing['person']): string => who?.fullName ?? texts.deletedUser;
  return (
    <Stack gap="6">
      <PageHeading title={texts.viewTitle} lead={texts.between(nameOf(person), nameOf(contact))} />
      <ViewingBanner viewing={viewing} />
      {error === null ? null : <Failed error={error} onRetry={more} />}
      {messages === null ? (
        error === null ? (
          <WaitingLines lines={8} />
        ) : null
      ) : (
        <Stack gap="3">
          {hasOlder ? (
            <Row justify="center">
              <Button size="small" busy={isBusy} onClick={more}>
                {texts.older}
              </Button>
            </Row>
          ) : null}
          <Stack as="ol" gap="3" aria-label={texts.conversation}>
            {messages.map((message) => (
              <TalkItem
                key={message.id}
                name={nameOf(message.sender)}
                own={message.sender?.id === person?.id}
                foot={
                  <>
                    {nameOf(message.sender)} · {formatMoment(Date.parse(message.sentAt), zone)}
                    {message.editedAt === null ? null : ` · ${texts.edited}`}
                  </>
                }
              >
                <Viewed message={message} />
              </TalkItem>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

const route = 'POST /conversation-viewings/{conversationViewing}/pages';
type Page = DataOf<typeof route>;

interface Pages {
  readonly messages: Page['messages'] | null;
  readonly hasOlder: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
}

/** The pages that were opened, from the latest; each is written down by the server when it is asked for. */
function usePages(id: string): Pages & { readonly more: () => void } {
  const api = useApi();
  const [pages, setPages] = useState<Pages>({
    messages: null,
    hasOlder: false,
    isBusy: true,
    error: null,
  });
  const fetchPage = useCallback(
    (before: number | null) => {
      api.call(route, { params: { conversationViewing: id }, body: { before } }).then(
        ({ messages, hasOlder }) =>
          setPages((known) => ({
            messages: before === null ? messages : [...messages, ...(known.messages ?? [])],
            hasOlder,
            isBusy: false,
            error: null,
          })),
        (error: unknown) => setPages((known) => ({ ...known, isBusy: false, error })),
      );
    },
    [api, id],
  );
  useEffect(() => fetchPage(null), [fetchPage]);
  return {
    ...pages,
    more: () => {
      setPages((known) => ({ ...known, isBusy: true }));
      fetchPage(pages.messages?.[0]?.position ?? null);
    },
  };
}

/** What a message said, also where it was taken back and is still kept. */
function Viewed({ message: { text, files, isDeleted } }: { message: ViewedMessage }) {
  if (text === '' && files.length === 0) return <Text tone="muted">{texts.deletedAndGone}</Text>;
  return (
    <>
      {text === '' ? null : <RichText source={text} />}
      {files.length === 0 ? null : <Text tone="muted">{texts.cameWith(files)}</Text>}
      {isDeleted ? (
        <Text tone="muted" look="small">
          {texts.deleted}
        </Text>
      ) : null}
    </>
  );
}
