import { useEffect, useState } from 'react';
import { reasonSentences } from '#machines/auth/sentences.ts';
import { useServices } from '#web/screens/use-services.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

/** Opening the page signs out: this device forgets at once, the server is told after that. */
export function SignOut() {
  const { auth } = useServices();
  const isOver = useSession((session) => session.hasTag('anonymous'));
  const isBooting = useSession((session) => session.matches('booting'));
  // A visit signs out once: whoever signs in in another tab after that stays signed in, although this page is still open.
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver && !wasOver) setWasOver(true);
  useEffect(() => {
    if (!wasOver && !isBooting) auth.send({ type: 'signOut' });
  }, [auth, wasOver, isBooting]);
  if (wasOver && !isOver) return <SignedInAgain />;
  return (
    <Stack gap="6">
      <PageHeading title={isOver ? reasonSentences.signedOut : texts.signingYouOut} />
      {isOver ? (
        <>
          <Text>{texts.seeYouSoon}</Text>
          <LinkButton to="/auth/sign-in" variant="primary" wide>
            {texts.signInAgain}
          </LinkButton>
        </>
      ) : null}
    </Stack>
  );
}

const SignedInAgain = () => (
  <Stack gap="6">
    <PageHeading title={texts.youHaveSignedInAgain} />
    <LinkButton to="/" variant="primary" wide>
      {texts.goToYourHomePage}
    </LinkButton>
  </Stack>
);
