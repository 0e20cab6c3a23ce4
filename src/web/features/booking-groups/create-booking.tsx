import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { groupKinds } from '#machines/booking-group/labels.ts';
import { CreateForm } from '#web/features/bookings/create/public.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { useMayOpen } from '#web/ui/may-open.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Most who come here book one session. */
const GroupForm = lazyPart(async () => (await import('./group-form.tsx')).GroupForm);

export const Route = createFileRoute('/app/bookings/create')({
  staticData: { title: 'Create Booking', audience: 'coachesAndStaff' },
  validateSearch: searchReader({ together: oneOf(groupKinds) }),
  component: CreateBooking,
});

function CreateBooking() {
  const mayOpen = useMayOpen();
  const { together } = Route.useSearch();
  if (mayOpen('/app/booking-groups') && together !== undefined)
    return (
      <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
        <GroupForm key={together} kind={together} />
      </Suspense>
    );
  return <CreateForm />;
}
