import type { Me } from '../../screens/account/use-me.ts';
import { seeking } from '../../screens/sought-block.ts';
import { settings } from '../../settings.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OrganizationMark } from '../../ui/marks/organization-mark.tsx';
import { PoweredBy, SidebarLink, SidebarNav } from '../../ui/layout/sidebar-parts.tsx';
import { sidebarButtons, sidebarTable, type Entry } from './navigation.ts';
import { ProfileCard } from './profile-card.tsx';
import { useEntries } from './use-entries.ts';
import { Waiting } from './waiting.tsx';
import * as texts from './texts.ts';

/** Who is signed in, where they can go, and the button below (specification, 2). */
export function Sidebar({ me }: { me: Me }) {
  const links = useEntries(sidebarTable);
  const buttons = useEntries(sidebarButtons);
  return (
    <>
      <Brand me={me} />
      <ProfileCard me={me} />
      <SidebarNav>
        {links.map(({ label, to, params, Icon }) => (
          <SidebarLink
            key={to}
            to={to}
            params={params}
            label={label}
            icon={<Icon />}
            activeOptions={{ exact: isAbove(to, links), includeSearch: false }}
            mark={<Waiting at={to} />}
          />
        ))}
      </SidebarNav>
      <Stack gap="4">
        {buttons.map(({ label, to, block }) => (
          <LinkButton key={label} to={to} state={block && seeking(block)} wide>
            {label}
          </LinkButton>
        ))}
      </Stack>
      <PoweredBy>
        {texts.isPoweredByInPartnership(
          settings.productName,
          settings.providerName,
          settings.healthPartnerName,
        )}
      </PoweredBy>
    </>
  );
}

/** How the person's organisation wants to be known, where it has said so. */
function Brand({ me: { organization } }: { me: Me }) {
  if (!organization) return null;
  const { name, brandLabel, logoUrl } = organization;
  if (brandLabel === null && logoUrl === null) return null;
  return <OrganizationMark name={name} label={brandLabel} logo={logoUrl} />;
}

/** Whether a page of another entry lies below this one: that entry alone is marked there. */
const isAbove = (to: string, links: readonly Pick<Entry, 'to'>[]): boolean =>
  links.some((other) => other.to.startsWith(`${to}/`));
