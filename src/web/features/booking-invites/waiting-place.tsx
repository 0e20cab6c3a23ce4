import { Notice } from '#web/ui/notice.tsx';
import type { Invite } from './words.ts';

/** Where somebody stands on the waiting list, and what happens when it is their turn; nothing while they are not on it. */
export function WaitingPlace({ invite: { waitingPlace } }: { invite: Invite }) {
  if (waitingPlace === null) return null;
  return (
    <Notice title={`Number ${waitingPlace} on the waiting list`}>
      The person who has waited longest is invited as soon as a seat is free.
    </Notice>
  );
}
