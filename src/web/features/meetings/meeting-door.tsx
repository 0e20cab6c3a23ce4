import { useOwed } from '#web/screens/account/use-owed.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Lock } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MeetingFrame } from '#web/ui/embedded/meeting.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { MeetingRoom } from './meeting-room.tsx';

/** The page is open to everybody; the room is not: whoever is not signed in is shown the way. */
export function MeetingDoor({ booking }: { booking: string }) {
  const isKnown = useSession((session) => session.hasTag('authenticated'));
  const isNobody = useSession((session) => session.hasTag('anonymous') && !session.hasTag('busy'));
  const { owed, goOn } = useOwed(`/app/bookings/${booking}`);
  if (isKnown && owed.length === 0) return <MeetingRoom key={booking} booking={booking} />;
  if (isKnown)
    return (
      <MeetingFrame>
        <EmptyState
          level="h1"
          title="One thing before you join"
          icon={<Lock />}
          action={
            <Button variant="primary" onClick={goOn}>
              Go on
            </Button>
          }
        >
          There is something to accept or to choose first. Your booking opens then, and leads you to
          the room.
        </EmptyState>
      </MeetingFrame>
    );
  return (
    <MeetingFrame>
      {isNobody ? (
        <EmptyState
          level="h1"
          title="Sign in to join your session"
          icon={<Lock />}
          action={
            <LinkButton
              to="/auth/sign-in"
              search={{ intended: `/app/bookings/${booking}` }}
              variant="primary"
              reloadDocument
            >
              Sign in
            </LinkButton>
          }
        >
          Your booking opens then, and leads you to the room.
        </EmptyState>
      ) : (
        <WaitingLines />
      )}
    </MeetingFrame>
  );
}
