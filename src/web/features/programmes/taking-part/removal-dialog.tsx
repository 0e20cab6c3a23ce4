import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

interface RemovalDialogProps {
  /** Who is to be taken out; null while nobody is. */
  name: string | null;
  busy: boolean;
  consequences: readonly string[];
  onClose: () => void;
  onRemove: () => void;
}

/** What happens to whoever is taken out of a programme, before it does. */
export function RemovalDialog({ name, busy, consequences, onClose, onRemove }: RemovalDialogProps) {
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={texts.removeQuestion(name ?? '')}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onRemove}>
            {texts.remove}
          </Button>
          <Button onClick={onClose}>{texts.keep}</Button>
        </>
      }
    >
      <Stack gap="2">
        {consequences.map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
