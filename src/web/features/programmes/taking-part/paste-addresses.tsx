import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { DataOf } from '#web/api/call.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Preview = DataOf<'POST /programmes/{programme}/members/preview'>;
type Outcome = Preview['rows'][number]['outcome'];

const tones: Readonly<Record<Outcome, Tone>> = {
  new: 'success',
  alreadyIn: 'neutral',
  elsewhere: 'warning',
  notMember: 'warning',
  unknown: 'danger',
};

interface PasteAddressesProps {
  programme: string;
  busy: boolean;
  onClose: () => void;
  /** Resolves to whether they were added. */
  onAdd: (memberIds: string[]) => Promise<boolean>;
}

/** A pasted list of email addresses: who that is and who can join is told line by line before anybody is added. */
export function PasteAddresses({ programme, busy, onClose, onAdd }: PasteAddressesProps) {
  const [emails, setEmails] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const check = useCommand('POST /programmes/{programme}/members/preview');
  const joining = (preview?.rows ?? []).flatMap(({ person, outcome }) =>
    outcome === 'new' && person ? [person.id] : [],
  );
  const look = async () => {
    setPreview((await check.send({ params: { programme }, body: { emails } })) ?? null);
  };
  const add = async () => {
    if (await onAdd(joining)) onClose();
  };
  return (
    <Stack gap="4">
      <Field
        label={texts.emailAddresses}
        errorKey="emails"
        errors={check.errors}
        tip={texts.oneOnEachLine}
      >
        <Textarea
          rows={5}
          value={emails}
          onChange={({ target }) => {
            setEmails(target.value);
            setPreview(null);
          }}
        />
      </Field>
      {check.refusal === null ? null : (
        <Notice tone="error" live>
          {check.refusal}
        </Notice>
      )}
      {preview === null ? null : (
        <>
          <DataTable
            caption={texts.whatWouldBeAdded}
            rows={preview.rows}
            rowKey={({ written }) => written}
            columns={[
              { key: 'written', header: texts.address, cell: ({ written }) => written },
              { key: 'person', header: texts.name, cell: ({ person }) => person?.fullName ?? '–' },
              {
                key: 'outcome',
                header: texts.whatHappens,
                cell: ({ outcome }) => (
                  <Badge tone={tones[outcome]}>{texts.outcomes[outcome]}</Badge>
                ),
              },
            ]}
          />
          <Text tone="muted">{texts.ofWillBeAdded(joining.length, preview.rows.length)}</Text>
        </>
      )}
      <Row>
        {preview === null ? (
          <Button variant="primary" busy={check.busy} onClick={() => void look()}>
            {texts.checkTheList}
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={busy}
            disabled={joining.length === 0}
            onClick={() => void add()}
          >
            {texts.addMany(joining.length)}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Stack>
  );
}
