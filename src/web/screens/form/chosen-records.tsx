import { Button } from '../../ui/button.tsx';
import { Item, ItemList } from '../../ui/lists/item-list.tsx';
import type { ChosenRecord } from './choose-record.tsx';
import * as texts from './texts.ts';

interface ChosenRecordsProps {
  label: string;
  chosen: readonly ChosenRecord[];
  /** What taking one out again is called, in full. */
  removal: (name: string) => string;
  /** Those who are left. */
  onChange: (left: readonly ChosenRecord[]) => void;
}

/** The records that were chosen one after the other, each of which can be taken out again; nothing when there are none. */
export function ChosenRecords({ label, chosen, removal, onChange }: ChosenRecordsProps) {
  if (chosen.length === 0) return null;
  return (
    <ItemList label={label}>
      {chosen.map(({ id, name }) => (
        <Item
          key={id}
          title={name}
          end={
            <Button
              size="small"
              aria-label={removal(name)}
              onClick={() => onChange(chosen.filter((each) => each.id !== id))}
            >
              {texts.remove}
            </Button>
          }
        />
      ))}
    </ItemList>
  );
}
