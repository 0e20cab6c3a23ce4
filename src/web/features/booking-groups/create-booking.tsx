import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { groupKinds } from '#machines/booking-group/labels.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { CreateForm } from '#web/features/bookings/create/public.ts';
import { MakeBooking } from '#web/features/bookings/make/public.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';

/** Most who come here book one session. */
const GroupForm = lazy(async () => ({ default: (await import('./group-form.tsx')).GroupForm }));

export const Route = createFileRoute('/app/bookings/create')({
  staticData: { title: 'Create Booking', audience: 'coachesAndStaff' },
  validateSearch: searchReader({ together: oneOf(groupKinds) }),
  component: CreateBooking,
});

function CreateBooking() {
  const me = useMe();
  const { together } = Route.useSearch();
  if (isStaff(me) && together !== undefined)
    return (
      <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
        <GroupForm key={together} kind={together} />
      </Suspense>
    );
  if (!isMember(me)) return <CreateForm />;
  return (
    <Stack gap="6">
      <PageHeading title="Create booking" />
      <EmptyState
        title="This page is for coaches and staff"
        action={<MakeBooking isMember={true} />}
      >
        You book your own sessions on the page for members.
      </EmptyState>
    </Stack>
  );
}
