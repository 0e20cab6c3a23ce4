import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Failed } from '#web/screens/loaded.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useOwed } from '#web/screens/account/use-owed.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Text } from '#web/ui/text.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { ReplacePassword } from './replace-password.tsx';
import * as texts from './texts.ts';

type Phase = 'checking' | 'open' | 'expired' | 'done';

/** Choosing a password: by the link of a mail, or in the place of one that staff gave to the person who is signed in. */
export function ResetPage({ intended }: { intended: string | undefined }) {
  const hash = useLocation({ select: (place) => place.hash });
  const [link] = useState(hash);
  const { owed } = useOwed(intended);
  const isBusy = useSession((session) => session.hasTag('busy'));
  if (link === '' && isBusy) return <Waiting />;
  if (link === '' && owed.includes('password')) return <ReplacePassword intended={intended} />;
  return <ResetByLink link={link} />;
}

/** The secret of the link leaves the address at once, so that nobody copies it along. */
function ResetByLink({ link }: { link: string }) {
  const [phase, setPhase] = useState<Phase>(link === '' ? 'expired' : 'checking');
  const go = useGo();
  const { send, refusal } = useCommand('POST /auth/password/check', {
    open: true,
    onDone: ({ isOpen }) => setPhase(isOpen ? 'open' : 'expired'),
  });

  useEffect(() => {
    if (link === '') return;
    void go({ to: '/auth/password/reset', hash: '', replace: true });
    void send({ body: { link } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [link]);

  if (phase === 'open')
    return (
      <ChoosePassword
        link={link}
        onExpired={() => setPhase('expired')}
        onDone={() => setPhase('done')}
      />
    );
  if (phase === 'done') return <Done />;
  if (phase === 'expired') return <Expired />;
  if (refusal !== null)
    return <Failed error={refusal} onRetry={() => void send({ body: { link } })} whole />;
  return <Waiting />;
}

function Waiting() {
  return (
    <Stack gap="6">
      <PageHeading title={texts.resetPassword} />
      <Text>
        <Spinner />
        {texts.oneMoment}
      </Text>
    </Stack>
  );
}

function Expired() {
  return (
    <Stack gap="6">
      <PageHeading title={texts.resetPassword} />
      <Notice tone="warning" live>
        {texts.thisLinkHasExpiredRequest}
      </Notice>
      <LinkButton to="/auth/password/recover" variant="primary" wide>
        {texts.requestANewLink}
      </LinkButton>
      <LinkButton to="/auth/sign-in" variant="quiet" wide>
        {texts.backToSignIn}
      </LinkButton>
    </Stack>
  );
}

function Done() {
  return (
    <Stack gap="6">
      <PageHeading title={texts.yourPasswordIsSet} />
      <Text>{texts.youWereSignedOutEverywhere}</Text>
      <LinkButton to="/auth/sign-in" variant="primary" wide>
        {texts.signIn}
      </LinkButton>
    </Stack>
  );
}
