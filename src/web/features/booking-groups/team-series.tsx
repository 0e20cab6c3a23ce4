import { messages } from '#web/api/messages.ts';
import { useOptions } from '#web/features/booking-requests/public.ts';
import { useTeamLeading } from '#web/screens/form/use-look-ups.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { GroupForm } from './group-form.tsx';
import * as texts from './texts.ts';

/** A series for a team, by the member who leads it and is known to (specification, 6). */
export function TeamSeries({ team }: { team: string }) {
  const query = useOptions(null);
  const leading = useTeamLeading();
  if (leading.isLoading) return <WaitingLines lines={4} shape="block" />;
  return (
    <Loaded query={query} whole>
      {({ teams }) => {
        const own = teams.find(({ id }) => id === team);
        return own && leading.data ? (
          <GroupForm kind="series" ownTeam={own} />
        ) : (
          <EmptyState
            level="h1"
            title={texts.onlyATeamLeader}
            action={<LinkButton to="/app/booking-requests/create">{texts.makeABooking}</LinkButton>}
          >
            {leading.isError ? messages.teamLeaders : texts.youCanBookSessions}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
