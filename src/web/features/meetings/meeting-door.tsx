import { Suspense, useEffect } from 'react';
import { useOwed } from '#web/screens/account/use-owed.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Lock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MeetingFrame } from '#web/ui/embedded/meeting.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import * as texts from './texts.ts';

const MeetingRoom = lazyPart(async () => (await import('./meeting-room.tsx')).MeetingRoom);

/** The page is open to everybody; the room is not: whoever is not signed in is shown the way. */
export function MeetingDoor({ booking }: { booking: string }) {
  const isKnown = useSession((session) => session.hasTag('authenticated'));
  const isNobody = useSession((session) => session.hasTag('anonymous') && !session.hasTag('busy'));
  const { owed, goOn } = useOwed(`/app/bookings/${booking}`);
  // While it is found out who is there, not after it.
  useEffect(() => MeetingRoom.fetch(), []);
  if (isKnown && owed.length === 0)
    return (
      <Suspense
        fallback={
          <MeetingFrame>
            <WaitingLines />
          </MeetingFrame>
        }
      >
        <MeetingRoom key={booking} booking={booking} />
      </Suspense>
    );
  if (isKnown)
    return (
      <MeetingFrame>
        <EmptyState
          level="h1"
          title={texts.oneThingBeforeYouJoin}
          icon={<Lock />}
          action={
            <Button variant="primary" onClick={goOn}>
              {texts.continueLabel}
            </Button>
          }
        >
          {texts.thereIsSomethingToAccept}
        </EmptyState>
      </MeetingFrame>
    );
  return (
    <MeetingFrame>
      {isNobody ? (
        <EmptyState
          level="h1"
          title={texts.signInToJoin}
          icon={<Lock />}
          action={
            <LinkButton
              to="/auth/sign-in"
              search={{ intended: `/app/bookings/${booking}` }}
              variant="primary"
              reloadDocument
            >
              {texts.signIn}
            </LinkButton>
          }
        >
          {texts.thenYourBookingOpensWith}
        </EmptyState>
      ) : (
        <WaitingLines />
      )}
    </MeetingFrame>
  );
}
