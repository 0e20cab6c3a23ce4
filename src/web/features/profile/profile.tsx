import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { awardsSearch } from './awards-search.ts';
import { OwnData } from './own-data.tsx';
import { OwnExport } from './own-export.tsx';
import { OwnNotifications } from './own-notifications.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Profile', audience: 'everyone', asks: 'GET /profile' },
  validateSearch: awardsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: OwnProfile,
});

type Profile = DataOf<'GET /profile'>;

/** The list of awards lies below what the page is opened for most. */
const OwnAwards = lazyPart(async () => (await import('./own-awards.tsx')).OwnAwards);

function OwnProfile() {
  const me = useMe();
  const search = Route.useSearch();
  const query = useApiQuery('GET /profile');
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title="Profile"
        lead="What others see of you, and how you sign in."
        actions={query.data ? <OwnCoaching profile={query.data} /> : null}
      />
      <Loaded query={query}>
        {(profile) => (
          <>
            <OwnPicture profile={profile} />
            <OwnData profile={profile} />
            {profile.coaching === 'receives' ? (
              <Suspense
                fallback={
                  <Card>
                    <WaitingLines lines={6} />
                  </Card>
                }
              >
                <OwnAwards me={me} search={search} />
              </Suspense>
            ) : null}
            <OwnNotifications />
            {profile.loginMethod === 'password' ? <OwnPassword /> : null}
            <OwnSignIns />
            <OwnExport />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** Whom a member may book, and whom and what a coach may coach. */
function OwnCoaching({ profile: { id, coaching } }: { profile: Profile }) {
  if (coaching === 'receives')
    return (
      <LinkButton to="/app/members/$member/coach-permissions" params={{ member: id }}>
        Your coaches
      </LinkButton>
    );
  if (coaching === null) return null;
  return (
    <LinkButton to="/app/coaches/$coach/member-permissions" params={{ coach: id }}>
      Whom you coach
    </LinkButton>
  );
}
