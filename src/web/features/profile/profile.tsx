import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useIsOpen } from '#web/ui/may-open.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { awardsSearch } from './awards-search.ts';
import { OwnData } from './own-data.tsx';
import { OwnPicture } from './own-picture.tsx';
import { Part } from './part.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { profileWords, sectionNames, type Section } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Profile', audience: 'everyone', asks: 'GET /profile' },
  validateSearch: awardsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: OwnProfile,
});

type Profile = DataOf<'GET /profile'>;

const sections: readonly Section[] = [
  'picture',
  'details',
  'awards',
  'notifications',
  'messages',
  'password',
  'sign-ins',
  'data',
];

/** The list of awards lies below what the page is opened for most. */
const OwnAwards = lazyPart(async () => (await import('./own-awards.tsx')).OwnAwards);

/** So do the settings below it. */
const OwnSettings = lazyPart(async () => (await import('./own-settings.tsx')).OwnSettings);

function OwnProfile() {
  // Beside the profile, not after it.
  useEffect(() => OwnSettings.fetch(), []);
  const me = useMe();
  const search = Route.useSearch();
  const query = useApiQuery('GET /profile');
  const hasMessages = useIsOpen('/app/conversations');
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title={texts.profile}
        lead={texts.whatOthersSee}
        actions={query.data ? <OwnCoaching profile={query.data} /> : null}
      />
      <Loaded query={query}>
        {(profile) => (
          <>
            <Sections names={sectionsOf(profile, hasMessages)} />
            <Part id="picture">
              <OwnPicture profile={profile} />
            </Part>
            <Part id="details">
              <OwnData profile={profile} />
            </Part>
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
            <Suspense
              fallback={
                <Card>
                  <WaitingLines lines={6} />
                </Card>
              }
            >
              <OwnSettings profile={profile} hasMessages={hasMessages} />
            </Suspense>
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** What this profile has of all parts, in their order. */
function sectionsOf({ coaching, loginMethod }: Profile, hasMessages: boolean): Section[] {
  const has: Partial<Record<Section, boolean>> = {
    awards: coaching === 'receives',
    messages: hasMessages,
    password: loginMethod === 'password',
  };
  return sections.filter((id) => has[id] ?? true);
}

/** Leads to each part of the page. */
function Sections({ names }: { names: readonly Section[] }) {
  return (
    <Row as="nav" gap="4" aria-label={profileWords.sections}>
      {names.map((id) => (
        <TextLink key={id} to="/app/profile" hash={id}>
          {sectionNames[id]}
        </TextLink>
      ))}
    </Row>
  );
}

/** Whom a member may book, and whom and what a coach may coach. */
function OwnCoaching({ profile: { id, coaching } }: { profile: Profile }) {
  if (coaching === 'receives')
    return (
      <LinkButton to="/app/members/$member/coach-permissions" params={{ member: id }}>
        {texts.yourCoaches}
      </LinkButton>
    );
  if (coaching === null) return null;
  return (
    <LinkButton to="/app/coaches/$coach/member-permissions" params={{ coach: id }}>
      {texts.whomYouCoach}
    </LinkButton>
  );
}
