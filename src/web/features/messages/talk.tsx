import { useEffect, useState } from 'react';
import type { OutgoingFile } from '#machines/message-sending/events.ts';
import { isSilent } from '#web/api/messages.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Failed } from '#web/screens/loaded.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { TalkLog, TalkNew } from '#web/ui/embedded/talk-log.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { Ahead } from './ahead.tsx';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversation-records.ts';
import { DayMark, Said } from './said.tsx';
import { Typing } from './typing.tsx';
import { Unsent } from './unsent.tsx';
import { useReading } from './use-reading.ts';
import { useMessages } from './use-messages.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import type { Signs } from './use-signs.ts';
import * as texts from './texts.ts';

/** The messages of a conversation, what is on its way, and the field for the next one. */
export function Talk({
  conversation,
  at,
  signs,
}: {
  conversation: Conversation;
  at: number | undefined;
  signs: Signs;
}) {
  const { contact, obstacle, theirs, ahead } = conversation;
  const me = useMe();
  const zone = useZone();
  const messages = useMessages(contact.id, at);
  const draft = useDraft(conversation);
  const [returned, setReturned] = useState<readonly OutgoingFile[]>([]);
  const sending = useSending(contact.id, {
    onArrived: (message) => messages.add(message),
    onGivenBack: ({ text, files }) => {
      draft.putBack(text);
      setReturned(files);
    },
  });
  const onSeen = useReading(conversation);
  const { waiting } = sending.snapshot.context;
  const shown = messages.messages;
  const latest = waiting.at(-1)?.key ?? shown.at(-1)?.id;
  const theirLatest = shown.findLast(({ senderId }) => senderId === contact.id)?.id;
  const { arrived } = signs;
  useEffect(() => arrived(theirLatest), [arrived, theirLatest]);

  if (messages.phase === 'failed' && !isSilent(messages.error))
    return <Failed error={messages.error} onRetry={() => messages.open(at)} />;
  if (messages.phase !== 'ready') return <WaitingLines lines={8} />;
  return (
    <Stack gap="4">
      {shown.length === 0 && waiting.length === 0 ? (
        <Text tone="muted">{texts.nothingYet(contact.fullName)}</Text>
      ) : (
        <TalkLog
          label={texts.conversationWith(contact.fullName)}
          first={shown[0]?.id ?? waiting[0]?.key}
          latest={latest}
          isOwn={waiting.length > 0 || shown.at(-1)?.senderId === me.id}
          beginsAt={at ?? messages.firstUnread ?? undefined}
          onOlder={messages.loadOlder}
          onNewer={messages.loadNewer}
          onSeen={onSeen}
        >
          {messages.hasOlder ? null : <DayMark>{texts.beginning}</DayMark>}
          {shown.flatMap((message, index) => [
            <DayMark
              key={`day-${message.id}`}
              at={message.sentAt}
              after={shown[index - 1]?.sentAt}
              zone={zone}
            />,
            message.position === messages.firstUnread ? (
              <TalkNew key="new">{texts.newMessages}</TalkNew>
            ) : null,
            <Said
              key={message.id}
              message={message}
              own={message.senderId === me.id}
              name={message.senderId === me.id ? texts.youAlone : contact.fullName}
              theirs={theirs}
              zone={zone}
              onChanged={messages.add}
            />,
          ])}
          <Unsent sending={sending} />
        </TalkLog>
      )}
      {messages.hasNewer ? (
        <Row justify="center">
          <Button size="small" onClick={() => messages.open(conversation.lastPosition)}>
            {texts.toTheEnd}
          </Button>
        </Row>
      ) : null}
      <Typing signs={signs} name={contact.fullName} />
      <Ahead messages={ahead} zone={zone} />
      {obstacle === null ? (
        <Composer
          contact={contact}
          draft={draft}
          returned={returned}
          onReturned={setReturned}
          onSend={sending.send}
          onTyped={signs.typed}
        />
      ) : (
        <>
          <Notice>{obstacle}</Notice>
          {draft.text === '' ? null : <Text>{draft.text}</Text>}
        </>
      )}
    </Stack>
  );
}
