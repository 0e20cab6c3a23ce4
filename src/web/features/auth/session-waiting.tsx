import {
  isSessionUnreachable,
  SessionUnreachable,
} from '#web/screens/account/session-unreachable.tsx';
import { useSession } from '#web/screens/account/use-session.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

/** While the session is made or renewed; when the server does not answer, a way to try now. It goes on by itself. */
export function SessionWaiting({ title }: { title: string }) {
  const isUnreachable = useSession(isSessionUnreachable);
  return (
    <Stack gap="6">
      <PageHeading title={title} />
      {isUnreachable ? (
        <SessionUnreachable />
      ) : (
        <Text>
          <Spinner />
          {texts.oneMoment}
        </Text>
      )}
    </Stack>
  );
}
