import type { ReactNode } from 'react';
import type { BookingTab } from '#domain/bookings/vocabulary.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MakeBooking } from '../request/make-booking.tsx';

interface Words {
  readonly title: string;
  readonly member: string;
  readonly others: string;
  readonly first: 'book' | 'upcoming';
}

const words: Readonly<Record<BookingTab, Words>> = {
  upcoming: {
    title: 'Nothing is coming up',
    member: 'You have no confirmed session. Choose a session, a coach and a time.',
    others: 'There is no confirmed session ahead.',
    first: 'book',
  },
  requests: {
    title: 'No open requests',
    member: 'Sessions you ask for wait here until the coach answers.',
    others: 'Sessions that members ask for wait here for an answer.',
    first: 'book',
  },
  toDo: {
    title: 'Nothing to do',
    member: 'Sessions that have ended stand here until their outcome is recorded.',
    others: 'Sessions that have ended stand here until you record what became of them.',
    first: 'upcoming',
  },
  past: {
    title: 'No past sessions',
    member: 'Sessions you have had are kept here with their outcome.',
    others: 'Sessions that took place are kept here with their outcome.',
    first: 'upcoming',
  },
  cancelled: {
    title: 'Nothing was cancelled',
    member: 'Bookings that were cancelled, declined or withdrawn are kept here.',
    others: 'Bookings that were cancelled, declined or withdrawn are kept here.',
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
      <LinkButton to="/app/bookings">Show upcoming bookings</LinkButton>
    );
  return (
    <EmptyState title={title} action={action}>
      {isMember ? member : others}
    </EmptyState>
  );
}
