import { useEffect, useRef } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { page, type Pages } from '#web/screens/pages.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { deletedBadge } from '#web/screens/record/record-screen.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { MarkDone } from './mark-done.tsx';
import { placeOf, useResourceHere } from './places.ts';
import { ResourceContent } from './resource-content.tsx';
import { ResourceFacts } from './resource-facts.tsx';
import { resources, type Resource } from './resource-records.ts';

export const pages = {
  '/app/resources/$resource': page('everyone', 'Resource', ResourceScreen),
  '/app/bookings/$booking/resources/$resource': page(
    'everyone',
    'Booking Resource',
    ResourceScreen,
  ),
  '/app/programmes/$programme/resources/$resource': page(
    'everyone',
    'Programme Resource',
    ResourceScreen,
  ),
  '/app/sessions/$session/resources/$resource': page(
    'everyone',
    'Session Resource',
    ResourceScreen,
  ),
} satisfies Pages;

/** One resource, wherever it lies. */
export function ResourceScreen() {
  const query = useResourceHere();
  const history = resources.useHistory({ when: isLookedAfter(query.data) });
  return (
    <RecordPage
      query={query}
      title={({ name }) => name}
      lead={({ description }) => description}
      status={deletedBadge}
      first={(resource) => resource.mayMark && <Progress resource={resource} />}
      eventActions={(resource) => {
        const { below } = placeOf(resource);
        return {
          EDIT: { link: below(resource.id, 'edit') },
          DELETE: { link: below(resource.id, 'delete'), danger: true },
        };
      }}
    >
      {(resource) => (
        <>
          <Grid columns="aside" gap="6">
            <Stack gap="6">
              <ResourceContent resource={resource} />
            </Stack>
            <ResourceFacts resource={resource} />
          </Grid>
          {isLookedAfter(resource) ? (
            <div data-screen-only>
              <RecordHistory {...history} states={[resource.status]} />
            </div>
          ) : null}
        </>
      )}
    </RecordPage>
  );
}

/** By the reader, who is told of its versions. */
const isLookedAfter = (resource: Resource | undefined): boolean =>
  resource !== undefined && resource.versions !== null;

/** Whoever sees the page has opened it; that they are done with it they say themselves. */
function Progress({ resource }: { resource: Resource }) {
  const { id, progress } = resource;
  const { send } = useCommand('POST /resources/{resource}/progress');
  const opened = useRef('');
  useEffect(() => {
    if (progress !== 'unseen' || opened.current === id) return;
    opened.current = id;
    void send({ params: { resource: id }, body: { type: 'OPEN' } });
  });
  return <MarkDone resource={resource} />;
}
