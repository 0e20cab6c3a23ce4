import { formatTime } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import { ChatLog, ChatMessage } from '#web/ui/embedded/chat.tsx';
import * as texts from './texts.ts';

export type Message = DataOf<'GET /meetings/{booking}/messages'>['messages'][number];

/** What was written, the latest at the end, which is in sight. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  const me = useMe();
  const zone = useZone();
  const latest = messages.at(-1);
  return (
    <ChatLog label={texts.chat} latest={latest?.id} isOwn={latest?.person.id === me.id}>
      {messages.map(({ id, person, text, at }) => (
        <ChatMessage
          key={id}
          name={person.id === me.id ? texts.you : person.fullName}
          time={formatTime(Date.parse(at), zone)}
          own={person.id === me.id}
        >
          {text}
        </ChatMessage>
      ))}
    </ChatLog>
  );
}
