import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { whenIdle } from '#web/screens/when-idle.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { Begin } from './begin.tsx';
import { Credits } from './credits.tsx';
import type { Dashboard } from './dashboard-data.ts';
import { NextSession } from './next-session.tsx';
import { ToDo } from './to-do.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import * as texts from './texts.ts';

/** What stands below the fold is fetched after what stands above. */
const Level = lazyPart(async () => (await import('./beside.tsx')).Level);
const LookedAfter = lazyPart(async () => (await import('./beside.tsx')).LookedAfter);
const LedTeams = lazyPart(async () => (await import('./beside.tsx')).LedTeams);
const Upcoming = lazyPart(async () => (await import('./upcoming.tsx')).Upcoming);

/** What was added for the person since they looked. */
const NewResources = lazyPart(
  async () => (await import('#web/features/resources/public.ts')).NewResources,
  { dispensable: true },
);

/** Said only where there is something new to read. */
const UnreadMessages = lazyPart(
  async () => (await import('#web/features/messages/public.ts')).UnreadMessages,
  { dispensable: true },
);

/** Members who have uploaded some. */
const LatestConversations = lazyPart(
  async () => (await import('#web/features/kai-conversations/public.ts')).LatestConversations,
);

/** Those who have been somewhere before. */
const BookAgain = lazyPart(
  async () => (await import('#web/features/bookings/again/public.ts')).BookAgain,
);

/** What comes next, what waits for the person, and what they have left. */
export function Overview() {
  const me = useMe();
  const query = useApiQuery('GET /dashboard');
  return (
    <Stack gap="6">
      <PageHeading title={texts.hello(me.firstName)} lead={leadOf(query.data)} />
      <Loaded query={query} waiting={<WaitingLines lines={4} shape="block" />}>
        {(dashboard) => (
          <Stack gap="6">
            <Grid columns="aside" gap="6">
              <Stack gap="6">
                <NextSession booking={dashboard.nextSession} />
                <ToDo items={dashboard.toDo} more={dashboard.moreToDo} />
                <UnreadMessages />
                <Below>
                  {dashboard.bookAgain === null ? null : (
                    <BookAgain booking={dashboard.bookAgain} />
                  )}
                  <Upcoming bookings={dashboard.upcoming} next={dashboard.nextSession?.id} />
                  <NewResources />
                </Below>
              </Stack>
              <Stack gap="6">
                <Begin />
                {dashboard.credits === null ? null : (
                  <>
                    <Credits credits={dashboard.credits} meId={me.id} />
                    <Below>
                      <Level achievement={me.achievement} />
                      {dashboard.conversations === null ? null : (
                        <LatestConversations conversations={dashboard.conversations} />
                      )}
                      <LookedAfter organization={me.organization} />
                    </Below>
                  </>
                )}
              </Stack>
            </Grid>
            {dashboard.credits === null ? null : (
              <Below>
                <LedTeams teams={dashboard.ledTeams} />
              </Below>
            )}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** Once what stands above has been drawn. */
function Below({ children }: { children: ReactNode }) {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => whenIdle(() => setTurn(true)), []);
  return isTurn ? <Suspense fallback={null}>{children}</Suspense> : null;
}

function leadOf(dashboard: Dashboard | undefined): string | undefined {
  if (dashboard === undefined) return undefined;
  const { toDo, moreToDo } = dashboard;
  const { awaitAnswer: _, ...more } = moreToDo;
  const waiting =
    toDo.filter(({ kind }) => kind !== 'awaitAnswer').length +
    Object.values(more).reduce((all, each) => all + each, 0);
  if (waiting > 0)
    return waiting === 1
      ? texts.oneThingNeedsYourAttention
      : texts.thingsNeedYourAttention(waiting);
  return dashboard.nextSession === null ? undefined : texts.nothingNeedsYourAttentionEnjoy;
}
