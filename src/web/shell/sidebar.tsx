import { useRouter } from '@tanstack/react-router';
import { isMember } from '#machines/person.ts';
import type { Me } from '../screens/use-me.ts';
import { settings } from '../settings.ts';
import { Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PoweredBy, SidebarLink, SidebarNav } from '../ui/sidebar-parts.tsx';
import { sidebarFor } from './navigation.ts';
import { ProfileCard } from './profile-card.tsx';
import { routeExists } from './route-exists.ts';

/** Who is signed in, where they can go, and the button below (specification, 2). */
export function Sidebar({ me }: { me: Me }) {
  const router = useRouter();
  const entries = sidebarFor(me, (path) => routeExists(router, path));
  return (
    <>
      <ProfileCard me={me} />
      <SidebarNav>
        {entries.map(({ label, to, params, Icon }) => (
          <SidebarLink key={to} to={to} params={params} label={label} icon={<Icon />} />
        ))}
      </SidebarNav>
      <Stack gap="4">
        {isMember(me) ? (
          <LinkButton to="/app/dashboard" wide>
            Make a Booking
          </LinkButton>
        ) : null}
        {me.role === 'Coach' ? (
          <LinkButton to="/app/dashboard" wide>
            Update Availability
          </LinkButton>
        ) : null}
      </Stack>
      <PoweredBy>
        {settings.productName} is powered by {settings.providerName} in partnership with{' '}
        {settings.healthPartnerName}.
      </PoweredBy>
    </>
  );
}
