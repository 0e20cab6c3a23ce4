import type { ReactNode } from 'react';
import type { BookingTab } from '#domain/bookings/vocabulary.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MakeBooking } from '../request/make-booking.tsx';
import * as texts from './texts.ts';

interface Words {
  readonly title: string;
  readonly member: string;
  readonly others: string;
  readonly first: 'book' | 'upcoming';
}

const words: Readonly<Record<BookingTab, Words>> = {
  upcoming: {
    title: texts.nothingIsComingUp,
    member: texts.youHaveNoConfirmedSession,
    others: texts.thereAreNoConfirmedSessions,
    first: 'book',
  },
  requests: {
    title: texts.noOpenRequests,
    member: texts.sessionsYouAskForWait,
    others: texts.sessionsThatMembersAsk,
    first: 'book',
  },
  toDo: {
    title: texts.nothingToDo,
    member: texts.sessionsThatHaveEndedStay,
    others: texts.sessionsThatHaveEndedStayHere,
    first: 'upcoming',
  },
  past: {
    title: texts.noPastSessions,
    member: texts.sessionsYouveHadAppearHere,
    others: texts.sessionsThatTookPlace,
    first: 'upcoming',
  },
  cancelled: {
    title: texts.nothingWasCancelled,
    member: texts.bookingsThatWereCancelledDeclined,
    others: texts.bookingsThatWereCancelledDeclined,
    first: 'upcoming',
  },
};

/** Why a tab is empty, and the first step. */
export function NoBookings({ tab, isMember }: { tab: BookingTab; isMember: boolean }) {
  const { title, member, others, first } = words[tab];
  const action: ReactNode =
    first === 'book' ? (
      <MakeBooking />
    ) : (
      <LinkButton to="/app/bookings">{texts.showUpcomingBookings}</LinkButton>
    );
  return (
    <EmptyState title={title} action={action}>
      {isMember ? member : others}
    </EmptyState>
  );
}
