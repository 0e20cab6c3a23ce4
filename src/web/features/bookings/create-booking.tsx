import { createFileRoute } from '@tanstack/react-router';
import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/use-me.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { CreateForm } from './create-form.tsx';
import { MakeBooking } from './make-booking.tsx';

export const Route = createFileRoute('/app/bookings/create')({
  staticData: { title: 'Create Booking', checks: ['authenticated'] },
  component: CreateBooking,
});

function CreateBooking() {
  if (!isMember(useMe())) return <CreateForm />;
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
