import { Menu } from '@ark-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { menu } from '#styled/recipes/menu.js';
import type { MenuItem } from './menu.tsx';

type MenuPanelProps = {
  triggerId: string;
  contentId: string;
  label: string;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function MenuPanel({
  triggerId,
  contentId,
  label,
  items,
  open,
  onOpenChange,
}: MenuPanelProps) {
  const look = menu();
  // The focus is back on the button before anything happens, so that a dialog opened from here returns it there.
  const select = (key: string) => {
    document.getElementById(triggerId)?.focus();
    items.find((item) => item.key === key)?.onSelect?.();
  };
  return (
    <Menu.Root
      ids={{ trigger: triggerId, content: contentId }}
      aria-label={label}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onSelect={(selection) => select(selection.value)}
      positioning={{ placement: 'bottom-end', gutter: 6, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Positioner>
        <Menu.Content className={look.panel}>
          {items.map((item) => (
            <Menu.Item
              key={item.key}
              value={item.key}
              disabled={item.disabled}
              asChild
              data-tone={item.tone}
            >
              {item.link ? (
                <Link {...item.link} className={look.item}>
                  {item.icon}
                  {item.label}
                </Link>
              ) : (
                <div className={look.item}>
                  {item.icon}
                  {item.label}
                </div>
              )}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
