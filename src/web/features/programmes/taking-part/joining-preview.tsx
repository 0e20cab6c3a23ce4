import type { DataOf } from '#web/api/call.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

export type Joining = DataOf<'POST /programmes/{programme}/members/preview'>;
type Outcome = Joining['rows'][number]['outcome'];

const tones: Readonly<Record<Outcome, Tone>> = {
  new: 'success',
  alreadyIn: 'neutral',
  elsewhere: 'warning',
  notMember: 'warning',
  unknown: 'danger',
};

interface JoiningPreviewProps {
  preview: Joining;
  busy: boolean;
  onClose: () => void;
  /** Resolves to whether they were added. */
  onAdd: (memberIds: string[]) => Promise<boolean>;
}

/** Who would be added, line by line, before anybody is. */
export function JoiningPreview({ preview: { rows }, busy, onClose, onAdd }: JoiningPreviewProps) {
  const joining = rows.flatMap(({ person, outcome }) =>
    outcome === 'new' && person ? [person.id] : [],
  );
  const add = async () => {
    if (await onAdd(joining)) onClose();
  };
  return (
    <>
      <DataTable
        caption={texts.whatWouldBeAdded}
        rows={rows}
        rowKey={({ written }) => written}
        columns={[
          { key: 'written', header: texts.address, cell: ({ written }) => written },
          { key: 'person', header: texts.name, cell: ({ person }) => person?.fullName ?? '–' },
          {
            key: 'outcome',
            header: texts.whatHappens,
            cell: ({ outcome }) => <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>,
          },
        ]}
      />
      <Text tone="muted">{texts.ofWillBeAdded(joining.length, rows.length)}</Text>
      <Row>
        <Button
          variant="primary"
          busy={busy}
          disabled={joining.length === 0}
          onClick={() => void add()}
        >
          {texts.addMany(joining.length)}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </>
  );
}
