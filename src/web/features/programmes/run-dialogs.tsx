import { Suspense, useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Programme } from './words.ts';
import * as texts from './texts.ts';

const DateField = lazyPart(
  async () => (await import('#web/screens/form/date-field.tsx')).DateField,
);

export type Asked = 'EXTEND' | 'REOPEN' | 'COMPLETE';

interface RunDialogsProps {
  programme: Programme;
  /** What somebody is about to do; null while they are not. */
  asked: Asked | null;
  onClose: () => void;
}

/** A programme goes on or comes to its end: what follows is said before it is done. */
export function RunDialogs({ programme, asked, onClose }: RunDialogsProps) {
  return (
    <>
      <Dialog
        open={asked === 'COMPLETE'}
        onClose={onClose}
        title={texts.completeQuestion(programme.name)}
      >
        {asked === 'COMPLETE' ? <Completing programme={programme} onClose={onClose} /> : null}
      </Dialog>
      <Dialog
        open={asked === 'EXTEND' || asked === 'REOPEN'}
        onClose={onClose}
        title={asked === 'REOPEN' ? texts.reopenQuestion : texts.extendQuestion}
      >
        {asked === 'EXTEND' || asked === 'REOPEN' ? (
          <GoingOn programme={programme} type={asked} onClose={onClose} />
        ) : null}
      </Dialog>
    </>
  );
}

interface StepProps {
  programme: Programme;
  onClose: () => void;
}

const route = 'POST /programmes/{programme}/events';

function Completing({ programme, onClose }: StepProps) {
  const { id, version, credits } = programme;
  const command = useCommand(route);
  const send = async () => {
    const body = { type: 'COMPLETE', version, payload: {} } as const;
    if (await command.send({ params: { programme: id }, body })) onClose();
  };
  return (
    <Stack gap="4">
      <Refusal refusal={command.refusal} />
      <Text>{texts.creditsExpire(credits === null ? 0 : credits.pool + credits.available)}</Text>
      <Text>{texts.itsPeopleAreNotified}</Text>
      <Text>{texts.itCanBeReopened}</Text>
      <Row>
        <Button variant="danger" busy={command.busy} onClick={() => void send()}>
          {texts.complete}
        </Button>
        <Button onClick={onClose}>{texts.keepActive}</Button>
      </Row>
    </Stack>
  );
}

function GoingOn({ programme, type, onClose }: StepProps & { type: 'EXTEND' | 'REOPEN' }) {
  const { id, version } = programme;
  const [endDate, setEndDate] = useState<string | null>(null);
  const command = useCommand(route);
  const isReopening = type === 'REOPEN';
  const send = async () => {
    const body = { type, version, payload: { endDate: endDate ?? '' } };
    if (await command.send({ params: { programme: id }, body })) onClose();
  };
  return (
    <Form
      onSubmit={() => void send()}
      errors={command.errors}
      errorTitle={isReopening ? texts.notReopenedYet : texts.notExtendedYet}
      aria-label={isReopening ? texts.reopenQuestion : texts.extendQuestion}
    >
      <Refusal refusal={command.refusal} />
      <Suspense fallback={null}>
        <DateField
          label={texts.newEndDate}
          errorKey="endDate"
          required
          value={endDate}
          onChange={setEndDate}
        />
      </Suspense>
      <Text tone="muted">
        {isReopening ? texts.creditsAreThereAgain : texts.creditsThatEndWithIt}
      </Text>
      <Row>
        <Button type="submit" variant="primary" busy={command.busy}>
          {isReopening ? texts.reopen : texts.extend}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Form>
  );
}

function Refusal({ refusal }: { refusal: string | null }) {
  return refusal === null ? null : (
    <Notice tone="error" live>
      {refusal}
    </Notice>
  );
}
