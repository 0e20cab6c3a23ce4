import { useState } from 'react';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Countdown } from '#web/ui/dates/countdown.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { askedAddress, rememberAddress } from './asked-address.ts';
import * as texts from './texts.ts';

/** Milliseconds before a link may be asked for again. */
const pause = 60_000;

/** What is said after asking, whether or not somebody has the address. */
export function LinkSent() {
  return (
    <Stack gap="6">
      <PageHeading title={texts.checkYourInbox} lead={texts.ifAnAccountExists} />
      <Text>{texts.theLinkWorksOnce}</Text>
      <Resend />
      <LinkButton to="/auth/sign-in" variant="quiet" wide>
        {texts.backToSignIn}
      </LinkButton>
    </Stack>
  );
}

function Resend() {
  const [asked, setAsked] = useState(askedAddress);
  const [isPaused, setPaused] = useState(asked !== null);
  const { busy, refusal, send } = useCommand('POST /auth/password/link', {
    open: true,
    onDone: () => {
      if (asked === null) return;
      rememberAddress(asked.email);
      setAsked(askedAddress());
      setPaused(true);
    },
  });
  if (asked === null)
    return (
      <LinkButton to="/auth/send-password-reset-link" wide>
        {texts.sendAnotherLink}
      </LinkButton>
    );
  return (
    <Stack gap="2">
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Button
        wide
        busy={busy}
        disabled={isPaused}
        onClick={() => void send({ body: { email: asked.email } })}
      >
        {texts.resendLink}
      </Button>
      {isPaused ? (
        <Text tone="muted">
          {texts.youCanAskAgainIn}
          <Countdown until={asked.at + pause} onEnd={() => setPaused(false)} />.
        </Text>
      ) : null}
    </Stack>
  );
}
