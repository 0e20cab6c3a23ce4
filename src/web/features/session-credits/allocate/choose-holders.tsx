import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Holder } from '../words.ts';
import { holderKey } from './holder-key.ts';
import type { FormNames } from './option-field.tsx';
import * as texts from './texts.ts';

/** So many rows stand below each other; the others are found by name. */
const mostRows = 100;

interface ChooseHoldersProps {
  names: Pick<FormNames, 'holder' | 'holders'>;
  holders: readonly Holder[];
  /** What each of the chosen would get. */
  units: number;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Members and teams to choose from, each with what they have and what they would have. */
export function ChooseHolders({ names, holders, units, chosen, onChoose }: ChooseHoldersProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = holders.filter(({ name }) => name.toLowerCase().includes(wanted));
  const fewer = holders.filter(({ type, has }) => type === 'member' && has < units);
  const toggle = (key: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, key] : chosen.filter((each) => each !== key));
  const columns: [Column<Holder>, ...Column<Holder>[]] = [
    {
      key: 'name',
      header: names.holder,
      cell: (holder) => (
        <Checkbox
          label={holder.type === 'team' ? texts.team(holder.name) : holder.name}
          checked={chosen.includes(holderKey(holder))}
          onChange={({ target }) => toggle(holderKey(holder), target.checked)}
        />
      ),
    },
    { key: 'has', header: texts.hasNow, align: 'end', cell: ({ has }) => has },
    {
      key: 'afterwards',
      header: texts.afterwards,
      align: 'end',
      cell: (holder) => holder.has + (chosen.includes(holderKey(holder)) ? units : 0),
    },
  ];
  return (
    <Field label={names.holders} errorKey="holders" required group="group">
      <Stack gap="3">
        <Row>
          <Button
            size="small"
            disabled={fewer.length === 0}
            onClick={() => onChoose(fewer.map(holderKey))}
          >
            {texts.chooseEveryMemberWithFewer(units)}
          </Button>
          <Button
            size="small"
            variant="quiet"
            disabled={chosen.length === 0}
            onClick={() => onChoose([])}
          >
            {texts.clearSelection}
          </Button>
        </Row>
        <Field label={texts.searchByName} errorKey="search">
          <TextInput value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <DataTable
          caption={names.holders}
          rows={found.slice(0, mostRows)}
          rowKey={holderKey}
          columns={columns}
        />
        <Text tone="muted">
          {texts.chosenFoundByName(chosen.length, found.length > mostRows, found.length - mostRows)}
        </Text>
      </Stack>
    </Field>
  );
}
