import type { LinkProps } from '@tanstack/react-router';
import { Suspense, useId, type ReactNode } from 'react';
import type { ButtonVariantProps } from '#styled/recipes/button.js';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { ChevronDown } from '../icons.ts';
import { useMayOpen } from '../may-open.ts';
import { useLatePanel } from './use-late-panel.ts';
import { lazyPart } from '../lazy-part.tsx';

export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
} & ({ link: LinkProps; onSelect?: undefined } | { link?: undefined; onSelect: () => void });

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  /** With an icon the button shows only that; the label is its name. */
  icon?: ReactNode;
  variant?: ButtonVariantProps['variant'];
  size?: ButtonVariantProps['size'];
};

const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** What leads to pages that are not for the reader is left out, and the menu where nothing else is. The button is there at once; what makes it a menu is fetched when a pointer or the focus comes near. */
export function Menu({ label, items: all, icon, variant, size }: MenuProps) {
  const mayOpen = useMayOpen();
  const items = all.filter(({ link }) => mayOpen(link?.to ?? '') !== false);
  const id = useId();
  const contentId = `${id}-menu`;
  const { open, used, toggle, trigger: opener } = useLatePanel(MenuPanel);
  const trigger = {
    ...opener,
    id,
    variant,
    size,
    'aria-haspopup': 'menu',
    'aria-controls': open ? contentId : undefined,
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      toggle(true);
    },
  } as const;
  if (items.length === 0) return null;
  return (
    <>
      {icon ? (
        <IconButton {...trigger} label={label} icon={icon} />
      ) : (
        <Button {...trigger}>
          {label}
          <ChevronDown />
        </Button>
      )}
      {used ? (
        <Suspense fallback={null}>
          <MenuPanel
            triggerId={id}
            contentId={contentId}
            label={label}
            items={items}
            open={open}
            onOpenChange={toggle}
          />
        </Suspense>
      ) : null}
    </>
  );
}
