import { useSearch } from '@tanstack/react-router';
import { useServices } from '#web/screens/use-services.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { SessionWaiting } from './session-waiting.tsx';
import * as texts from './texts.ts';

/** On the way to an organisation's own sign-in and back. When that fails, why, and the ways on. */
export function OrganizationSignIn() {
  const { auth } = useServices();
  const { intended } = useSearch({ from: '/auth/oidc' });
  const isOver = useSession((session) => session.matches('signedOut'));
  const notice = useSession((session) => session.context.notice);
  if (!isOver) return <SessionWaiting title={texts.loadingAccountDetails} />;
  return (
    <Stack gap="6">
      <PageHeading title={notice ? texts.weCouldntSignYouIn : texts.loadingAccountDetails} />
      {notice ? (
        <Notice tone="warning" live>
          {notice.sentence}
        </Notice>
      ) : (
        <Text>{texts.yourOrganisationsSignInPage}</Text>
      )}
      <Button
        variant="primary"
        wide
        onClick={() => auth.send({ type: 'signIn.oidc', intended: intended ?? null })}
      >
        {notice ? texts.tryAgain : texts.continueLabel}
      </Button>
      <LinkButton to="/auth/sign-in" search={{ intended }} variant="quiet" wide>
        {texts.usingPassword}
      </LinkButton>
    </Stack>
  );
}
