import { LinkButton } from '#web/ui/link-button.tsx';
import { bookingOf } from './session-records.ts';
import type { Offer, SessionSummary } from './session-records.ts';
import * as texts from './texts.ts';

interface BookLinksProps {
  session: Pick<SessionSummary, 'id' | 'name' | 'creditCost' | 'offers'>;
  /** In a row of a list, where it stands beside what is booked. */
  inRow?: boolean;
}

/** The ways to book a session now: for the reader, or for each team that they lead. */
export function BookLinks({ session, inRow = false }: BookLinksProps) {
  return session.offers
    .filter(({ blockedBy }) => blockedBy === null)
    .map((offer) => (
      <LinkButton
        key={offer.team?.id ?? 'reader'}
        {...bookingOf(session, offer)}
        variant={inRow ? undefined : 'primary'}
        size={inRow ? 'small' : undefined}
        aria-label={inRow ? texts.book(session.name, forWhom(offer)) : undefined}
      >
        {inRow ? texts.book3 : texts.book2(forWhom(offer))}
      </LinkButton>
    ));
}

const forWhom = ({ team }: Offer): string => (team === null ? '' : texts.forLabel(team.name));
