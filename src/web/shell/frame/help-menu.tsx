import type { LinkProps } from '@tanstack/react-router';
import { CircleHelp } from '../../ui/icons.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { helpFor } from './navigation.ts';
import { routeExists } from '../routing/pages-for.ts';
import * as texts from './texts.ts';

export function HelpMenu() {
  const links = helpFor((path) => routeExists(path));
  return (
    <Menu
      label={texts.help}
      icon={<CircleHelp />}
      items={links.map(({ label, to }) => ({ key: to, label, link: { to } as LinkProps }))}
    />
  );
}
