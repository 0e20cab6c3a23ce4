import { useState, type ReactNode } from 'react';
import {
  ChooseRecord,
  type Finder,
  type SearchEndpoint,
} from '#web/screens/form/choose-record.tsx';
import type { Block } from '#web/screens/sought-block.ts';
import { Button } from '#web/ui/button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Programme } from '../words.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { Section } from './section.tsx';
import type { Turns } from './turns.ts';
import { useTakingPart, type SendPart } from './use-taking-part.ts';
import * as texts from './texts.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly title: ReactNode;
}

interface ListedSectionProps<R extends SearchEndpoint> {
  programme: Programme;
  turns: Turns;
  block: Block;
  title: string;
  note?: string;
  rows: readonly Listed[];
  /** Said where there are no rows. */
  none: string;
  adding: Finder<R> & {
    event: 'ADD_TEAMS' | 'ADD_COACHES';
    label: string;
    errorKey: string;
    add: (send: SendPart, id: string) => Promise<boolean>;
  };
  removing: {
    event: 'REMOVE_TEAM' | 'REMOVE_COACH';
    /** What happens then. */
    consequences: readonly string[];
    remove: (send: SendPart, id: string) => Promise<boolean>;
  };
}

/** Those who take part and are few enough to be listed whole: added by name, and taken out again. */
export function ListedSection<R extends SearchEndpoint>(props: ListedSectionProps<R>) {
  const { programme, turns, block, title, note, rows, none } = props;
  const { event: addEvent, add, ...finder } = props.adding;
  const { event: removeEvent, consequences, remove } = props.removing;
  const part = useTakingPart(programme, turns);
  const [leaving, setLeaving] = useState<Listed | null>(null);
  const confirm = async () => {
    if (leaving) await remove(part.send, leaving.id);
    setLeaving(null);
  };
  return (
    <Section block={block} title={title} note={note} part={part}>
      {part.offers(addEvent) ? (
        <ChooseRecord
          {...finder}
          key={part.accepted}
          chosen={null}
          onChoose={(chosen) => {
            if (chosen) void add(part.send, chosen.id);
          }}
        />
      ) : null}
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <ItemList label={title}>
          {rows.map((row) => (
            <Item
              key={row.id}
              title={row.title}
              end={
                part.offers(removeEvent) ? (
                  <Button
                    size="small"
                    variant="dangerQuiet"
                    aria-label={texts.removeOf(row.name)}
                    busy={part.busy}
                    onClick={() => setLeaving(row)}
                  >
                    {texts.remove}
                  </Button>
                ) : undefined
              }
            />
          ))}
        </ItemList>
      )}
      <RemovalDialog
        name={leaving?.name ?? null}
        busy={part.busy}
        consequences={consequences}
        onClose={() => setLeaving(null)}
        onRemove={() => void confirm()}
      />
    </Section>
  );
}
