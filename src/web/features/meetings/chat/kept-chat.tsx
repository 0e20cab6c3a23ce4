import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Messages } from './messages.tsx';
import * as texts from './texts.ts';

/** On the page of a session, for those who were in its room: what they wrote there; nothing where nothing was. */
export function KeptChat({ booking }: { booking: string }) {
  const { data } = useApiQuery('GET /meetings/{booking}/messages', { params: { booking } });
  if (data === undefined || data.messages.length === 0) return null;
  return (
    <Card title={texts.chatFromTheRoom} note={texts.onlyThoseWhoTookPart}>
      <Messages messages={data.messages} />
    </Card>
  );
}
