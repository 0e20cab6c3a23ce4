import type { MeetingEvent } from '#machines/meeting/events.ts';
import type { ClientNews } from './client-frame.tsx';
import type { Seated } from './door.ts';

/** The provider's client, as the room shows it. */
export interface ClientRoom extends NonNullable<Seated['client']> {
  readonly onNews: (news: ClientNews) => void;
}

/** What the chart is told of the provider's client. `onTrouble` says whether it has lost its connection. */
export function clientRoom(
  client: NonNullable<Seated['client']>,
  sendBack: (event: MeetingEvent) => void,
  onTrouble: (isLost: boolean) => void,
): ClientRoom {
  return {
    ...client,
    onNews(news) {
      if (news === 'left') return sendBack({ type: 'LEAVE' });
      onTrouble(news !== 'joined');
    },
  };
}

/** One connection made of several: lost while any of them is. */
export function connectionOf(sendBack: (event: MeetingEvent) => void) {
  const lost = new Set<'server' | 'client'>();
  return (part: 'server' | 'client', isLost: boolean): void => {
    const before = lost.size;
    if (isLost) lost.add(part);
    else lost.delete(part);
    if (before === 0 && lost.size > 0) sendBack({ type: 'connection.lost' });
    if (before > 0 && lost.size === 0) sendBack({ type: 'connection.back' });
  };
}
