import { Suspense } from 'react';
import { InSteps } from '#web/screens/in-steps.tsx';
import { Failed } from '#web/screens/loaded.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { FlowRail } from './flow-rail.tsx';
import { FlowStep } from './flow-step.tsx';
import { chosenOf } from './flow-page.ts';
import { useOptions } from './flow-queries.ts';
import type { FlowSearch } from './flow-search.ts';
import { useFlow } from './use-flow.ts';
import { useServerNow } from '../time/use-server-now.ts';
import * as texts from './texts.ts';

/** Beside the decision, or below it. */
const FlowSide = lazyPart(async () => (await import('./flow-side.tsx')).FlowSide);

/** A member makes a booking: the steps and the choices so far, the one decision to make now, and what it will mean. */
export function BookingFlow({ search }: { search: FlowSearch }) {
  const flow = useFlow(search);
  const zone = useZone();
  const { snapshot, send } = flow;
  const { choices } = snapshot.context;
  // The machine asks for the options; here they are only read, and refreshed when they change.
  const {
    data: options,
    dataUpdatedAt: receivedAt,
    error,
  } = useOptions(choices.for, { when: snapshot.context.options !== null });
  const now = useServerNow(
    options === undefined ? null : { now: Date.parse(options.now), receivedAt },
  );

  if (snapshot.matches({ drafting: { steps: 'unavailable' } }))
    return <Failed error={error} onRetry={() => send({ type: 'RETRY' })} whole />;
  if (options === undefined || now === null || snapshot.context.options === null)
    return <FlowWaiting />;
  if (options.sessions.length === 0 && options.teams.length === 0) return <NothingToBook />;
  const page = { ...flow, options, choices, chosen: chosenOf(options, choices), zone, now };
  return (
    <InSteps meanwhile={<FlowWaiting />}>
      <Grid columns="flow" gap="6">
        <FlowStep {...page} />
        <FlowRail {...page} />
        <Suspense fallback={null}>
          <FlowSide {...page} />
        </Suspense>
      </Grid>
    </InSteps>
  );
}

const FlowWaiting = () => (
  <Stack gap="6">
    <PageHeading title={texts.makeABooking} />
    <WaitingLines lines={4} shape="block" />
  </Stack>
);

const NothingToBook = () => (
  <Stack gap="6">
    <PageHeading title={texts.makeABooking} />
    <EmptyState
      title={texts.nothingToBookYet}
      action={<LinkButton to="/app/bookings">{texts.goToYourBookings}</LinkButton>}
    >
      {texts.youAreNotPart}
    </EmptyState>
  </Stack>
);
