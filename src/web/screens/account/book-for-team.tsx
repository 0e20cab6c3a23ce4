import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useIsTeamLeader } from '../form/use-look-ups.ts';
import * as texts from './texts.ts';

/** Leads to booking for a team; whoever is not known to lead one can’t book for it (specification, 6). */
export function BookForTeam({ team }: { team: string }) {
  if (!useIsTeamLeader())
    return (
      <Button size="small" disabled>
        {texts.bookForTheTeam}
      </Button>
    );
  return (
    <LinkButton to="/app/booking-requests/create" search={{ for: team }} size="small">
      {texts.bookForTheTeam}
    </LinkButton>
  );
}
