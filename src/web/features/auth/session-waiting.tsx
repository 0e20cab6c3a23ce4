import { useServices } from '#web/screens/use-services.ts';
import { useSession } from '#web/screens/use-session.ts';
import { messages } from '#web/api/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { RotateCcw } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Text } from '#web/ui/text.tsx';

/** While the session is made or renewed; when the server does not answer, a way to try now. It goes on by itself. */
export function SessionWaiting({ title }: { title: string }) {
  const { auth } = useServices();
  const isUnreachable = useSession(
    (session) =>
      session.matches({ identifying: 'unreachable' }) ||
      session.matches({ recovering: 'unreachable' }),
  );
  return (
    <Stack gap="6">
      <PageHeading title={title} />
      {isUnreachable ? (
        <>
          <Notice tone="warning" live>
            {messages.unreachable}
          </Notice>
          <Button
            variant="primary"
            icon={<RotateCcw />}
            onClick={() => auth.send({ type: 'retry' })}
          >
            Try again
          </Button>
          <LinkButton to="/auth/sign-out" variant="quiet">
            Sign out
          </LinkButton>
        </>
      ) : (
        <Text>
          <Spinner /> One moment…
        </Text>
      )}
    </Stack>
  );
}
