import { Notice } from '#web/ui/notice.tsx';
import type { Invite } from './words.ts';
import * as texts from './texts.ts';

/** Where somebody stands on the waiting list, and what happens when it is their turn; nothing while they are not on it. */
export function WaitingPlace({ invite: { waitingPlace } }: { invite: Invite }) {
  if (waitingPlace === null) return null;
  return (
    <Notice title={texts.numberOnTheWaitingList(waitingPlace)}>
      {texts.thePersonWhoHasWaited}
    </Notice>
  );
}
