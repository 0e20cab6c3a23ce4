import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

/** What the member wrote when they asked for the session, in sight while it is talked about. Those who may not read it on the booking don't get it here either. */
export function Message({ booking }: { booking: string }) {
  const { data } = useApiQuery('GET /bookings/{booking}', { params: { booking } });
  const request = data?.request ?? null;
  if (request === null || request.message === null) return null;
  return (
    <Card title={texts.message} note={texts.from(request.requester.fullName)}>
      <Text look="prose">{request.message}</Text>
    </Card>
  );
}
