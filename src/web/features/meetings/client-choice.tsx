import { useState } from 'react';
import { settings } from '#web/settings.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Door } from './door.ts';
import * as texts from './texts.ts';

interface ClientChoiceProps {
  booking: string;
  client: NonNullable<Door['client']>;
  onDoor: (door: Door) => void;
}

/** Where the session takes place: in a meeting of the provider, or here. Those who decide can change it while nobody is inside. */
export function ClientChoice({ booking, client, onDoor }: ClientChoiceProps) {
  const [number, setNumber] = useState(client.number ?? '');
  const [passcode, setPasscode] = useState('');
  const command = useCommand('POST /meetings/{booking}/client', { onDone: onDoor });
  const choose = (body: { number: string | null; passcode?: string }) =>
    void command.send({ params: { booking }, body });
  const words =
    client.number === null
      ? texts.thisSessionTakesPlace(settings.productName)
      : texts.thisSessionTakesPlaceInTheZoom(client.number);
  if (!client.mayChoose) return client.number === null ? null : <Text>{words}</Text>;
  return (
    <Card title={texts.zoomMeeting} tone="sunken">
      <Form
        onSubmit={() => choose({ number, passcode })}
        errors={command.errors}
        aria-label={texts.zoomMeeting}
      >
        <Text>{words}</Text>
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <Field label={texts.number} required>
          <TextInput
            value={number}
            inputMode="numeric"
            maxLength={20}
            onChange={(change) => setNumber(change.target.value)}
          />
        </Field>
        <Field label={texts.passcode}>
          <TextInput
            value={passcode}
            autoComplete="off"
            maxLength={20}
            onChange={(change) => setPasscode(change.target.value)}
          />
        </Field>
        <Row>
          <Button type="submit" busy={command.busy}>
            {texts.usingThisMeeting}
          </Button>
          {client.number === null ? null : (
            <Button disabled={command.busy} onClick={() => choose({ number: null })}>
              {texts.usingTheRoomOf(settings.productName)}
            </Button>
          )}
        </Row>
      </Form>
    </Card>
  );
}
