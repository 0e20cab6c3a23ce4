import { useOptions } from '#web/features/booking-requests/public.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { GroupForm } from './group-form.tsx';
import * as texts from './texts.ts';

/** A series for a team, by the member who leads it. */
export function TeamSeries({ team }: { team: string }) {
  const query = useOptions(null);
  return (
    <Loaded query={query} whole>
      {({ teams }) => {
        const own = teams.find(({ id }) => id === team);
        return own ? (
          <GroupForm kind="series" ownTeam={own} />
        ) : (
          <EmptyState
            level="h1"
            title={texts.onlyATeamLeader}
            action={<LinkButton to="/app/booking-requests/create">{texts.makeABooking}</LinkButton>}
          >
            {texts.youCanBookSessions}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}
