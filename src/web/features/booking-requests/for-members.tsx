import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { CalendarPlus } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';

/** What coaches and staff find here, who book for others. */
export function ForMembers() {
  return (
    <Stack gap="6">
      <PageHeading title="Make a Booking" />
      <EmptyState
        title="This page is for members"
        icon={<CalendarPlus />}
        action={
          <LinkButton to="/app/bookings/create" variant="primary">
            Create Booking
          </LinkButton>
        }
      >
        Members ask for their own sessions here. As a coach or a member of staff you book for
        somebody directly.
      </EmptyState>
    </Stack>
  );
}
