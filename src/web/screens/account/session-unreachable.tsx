import type { AuthSnapshot } from '#machines/app/refs.ts';
import { messages } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { RotateCcw } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useServices } from '../use-services.ts';
import * as texts from './texts.ts';

/** The server can't be asked whose the session is. */
export const isSessionUnreachable = (session: AuthSnapshot): boolean =>
  session.hasTag('unreachable');

/** Instead of a page that needs to know who is signed in: the tab keeps asking by itself; here is a way to ask now, and a way out. */
export function SessionUnreachable() {
  const { auth } = useServices();
  return (
    <Stack gap="6">
      <Notice tone="warning" live>
        {messages.unreachable}
      </Notice>
      <Button variant="primary" icon={<RotateCcw />} onClick={() => auth.send({ type: 'retry' })}>
        {texts.tryAgain}
      </Button>
      <LinkButton to="/auth/sign-out" variant="quiet">
        {texts.signOut}
      </LinkButton>
    </Stack>
  );
}
