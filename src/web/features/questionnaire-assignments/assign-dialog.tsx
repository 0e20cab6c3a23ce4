import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { ChosenRecord } from '#web/screens/form/choose-record.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Plus } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChooseQuestionnaire } from './choose-questionnaire.tsx';
import * as texts from './texts.ts';

/** Asks those who come to a booking one more questionnaire. */
export function AssignHere({ booking }: { booking: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => setOpen(true)}>
        {texts.assign}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.assign}>
        {isOpen ? <Assigning booking={booking} onClose={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function Assigning({ booking, onClose }: { booking: string; onClose: () => void }) {
  const [chosen, choose] = useState<ChosenRecord | null>(null);
  const [isTried, tried] = useState(false);
  const command = useCommand('POST /questionnaire-assignments');
  const send = async () => {
    tried(true);
    if (chosen === null) return;
    const body = {
      questionnaireId: chosen.id,
      bookingId: booking,
      programmeId: null,
      isAnonymous: false,
      opensOn: null,
      closesOn: null,
      rule: 'all',
      allowEdit: true,
      reminds: true,
    } as const;
    if (await command.send({ body: { ...body, teamIds: [], memberIds: [] } })) onClose();
  };
  const missing: Readonly<Record<string, string>> =
    isTried && chosen === null ? { questionnaireId: texts.chooseAQuestionnaire } : {};
  return (
    <Form errors={{ ...command.errors, ...missing }} onSubmit={() => void send()}>
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <ChooseQuestionnaire place="booking" chosen={chosen} onChoose={choose} />
      <Row>
        <Button type="submit" variant="primary" busy={command.busy}>
          {texts.assign}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </Row>
    </Form>
  );
}
