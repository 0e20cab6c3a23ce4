import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { Message } from './use-messages.ts';
import * as texts from './texts.ts';

interface Deleting {
  message: Message;
  onClose: () => void;
  onChanged: (message: Message) => void;
}

/** Takes a message back, once it is certain. */
export function DeleteMessage({ message, onClose, onChanged }: Deleting) {
  const { id, version } = message;
  const command = useCommand('POST /messages/{message}/events', {
    onDone: (changed) => {
      onClose();
      onChanged(changed);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.deleteTitle}
      actions={
        <>
          <Button
            variant="danger"
            busy={command.busy}
            onClick={() =>
              void command.send({
                params: { message: id },
                body: { type: 'DELETE', version, payload: {} },
              })
            }
          >
            {texts.remove}
          </Button>
          <Button onClick={onClose}>{texts.keep}</Button>
        </>
      }
    >
      <Stack gap="3">
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <Text>{texts.deleteConsequence}</Text>
      </Stack>
    </Dialog>
  );
}
