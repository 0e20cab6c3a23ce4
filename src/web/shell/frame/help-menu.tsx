import { useRouterState, type LinkProps } from '@tanstack/react-router';
import { CircleHelp } from '../../ui/icons.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { helpFor } from './navigation.ts';
import { routeExists } from '../routing/pages-for.ts';
import * as texts from './texts.ts';

export function HelpMenu() {
  const links = helpFor((path) => routeExists(path));
  const about = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Menu
      label={texts.help}
      icon={<CircleHelp />}
      items={links.map(({ label, to }) => ({ key: to, label, link: linkTo(to, about) }))}
    />
  );
}

/** Whoever asks for help says where they were without typing it. */
const linkTo = (to: string, about: string): LinkProps =>
  ({ to, ...(to === '/app/support' && to !== about && { search: { about } }) }) as LinkProps;
