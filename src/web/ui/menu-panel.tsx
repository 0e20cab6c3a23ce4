import { Menu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Link } from '@tanstack/react-router';
import { menu } from '#styled/recipes/menu.js';
import type { MenuItem } from './menu.tsx';

type MenuPanelProps = {
  triggerId: string;
  label: string;
  items: readonly MenuItem[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export default function MenuPanel({ triggerId, label, items, open, onOpenChange }: MenuPanelProps) {
  const look = menu();
  const select = (key: string) => items.find((item) => item.key === key)?.onSelect?.();
  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      aria-label={label}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      onSelect={(selection) => select(selection.value)}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content className={look.panel}>
            {items.map((item) => (
              <Menu.Item key={item.key} value={item.key} disabled={item.disabled} asChild data-tone={item.tone}>
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
      </Portal>
    </Menu.Root>
  );
}
