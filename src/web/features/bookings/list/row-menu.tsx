import { formatMoment } from '#domain/time/format.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Ellipsis } from '#web/ui/icons.ts';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';
import { rowActionsOf } from './row-actions.ts';
import type { BookingSummary } from '../words.ts';

interface RowMenuProps {
  row: BookingSummary;
  /** What else can be done about it from this list. */
  more?: readonly MenuItem[];
}

/** What can be done about one booking of a list; nothing where nothing can. */
export function RowMenu({ row, more = [] }: RowMenuProps) {
  const zone = useZone();
  const items = [...rowActionsOf(row, useMe()), ...more];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`Actions for ${row.session.name}, ${formatMoment(Date.parse(row.startsAt), zone)}`}
      icon={<Ellipsis />}
      size="small"
      items={items}
    />
  );
}
