import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Textarea } from '../../../ui/forms/textarea.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { chosenWords as words } from './chosen-words.ts';
import type { ReasonedEvent } from '../row-choice.tsx';

export interface ChosenAct {
  readonly type: string;
  readonly label: string;
  /** What happens to all of them. */
  readonly happens: string;
  readonly reason?: ReasonedEvent['reason'] | undefined;
}

interface ChosenDialogProps {
  act: ChosenAct | null;
  rows: readonly { readonly id: string; readonly name: string }[];
  /** "3 teams" */
  count: string;
  onClose: () => void;
  onYes: (act: ChosenAct, payload: object) => void;
}

/** Asks whether something is to be done with all of these rows, and why where that is told. */
export function ChosenDialog({ act, rows, count, onClose, onYes }: ChosenDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const begin = (what: ChosenAct) => {
    if (what.reason?.required !== undefined && reason.trim() === '') {
      setMissing(true);
      return;
    }
    setMissing(false);
    setReason('');
    onYes(what, what.reason === undefined ? {} : { reason: reason.trim() || undefined });
  };
  return (
    <Dialog
      open={act !== null}
      onClose={onClose}
      title={act === null ? '' : words.question(act.label, count)}
      insistent
      actions={
        <>
          <Button variant="primary" onClick={() => act && begin(act)}>
            {act?.label}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <ul>
          {rows.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        {act === null ? null : <Text>{act.happens}</Text>}
        <Text tone="muted">{words.eachByItself}</Text>
        {act?.reason === undefined ? null : (
          <Field
            label={words.reason}
            id="chosen-reason"
            required={act.reason.required !== undefined}
            tip={act.reason.tip}
            errors={isMissing ? { reason: act.reason.required } : {}}
          >
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
