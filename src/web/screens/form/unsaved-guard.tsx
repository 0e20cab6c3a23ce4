import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Text } from '../../ui/text.tsx';
import { usePromptHold } from './use-prompt-hold.ts';
import * as texts from './texts.ts';

/** Asks before something typed is left behind, also when the tab is closed. The session's own redirects are not held up. */
export function UnsavedGuard({
  when,
  onLeave,
}: {
  when: boolean;
  /** Somebody leaves what they typed behind. */
  onLeave?: () => void;
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  });
  usePromptHold(blocker.status === 'blocked');
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={stay}
      insistent
      title={texts.leaveWithoutSaving}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {texts.keepEditing}
          </Button>
          <Button variant="dangerQuiet" onClick={leave}>
            {texts.leave}
          </Button>
        </>
      }
    >
      <Text>{texts.whatYouEntered}</Text>
    </Dialog>
  );
}
