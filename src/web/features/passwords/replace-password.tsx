import { PasswordChange } from '#web/screens/account/password-change.tsx';
import { useOwed } from '#web/screens/account/use-owed.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import * as texts from './texts.ts';

/** A password of one's own in the place of one that staff set: nothing else opens before that. */
export function ReplacePassword({ intended }: { intended: string | undefined }) {
  const { owed, settle } = useOwed(intended);
  return (
    <Stack gap="6">
      <PageHeading title={texts.chooseYourOwnPassword} lead={texts.thePasswordYouSigned} />
      <PasswordChange
        label={texts.chooseYourOwnPassword}
        current={texts.temporaryPassword}
        onDone={() => settle(owed.filter((each) => each !== 'password'))}
      >
        {(busy) => (
          <>
            <Button type="submit" variant="primary" wide busy={busy}>
              {texts.setPassword}
            </Button>
            <LinkButton to="/auth/sign-out" variant="quiet" wide>
              {texts.signOut}
            </LinkButton>
          </>
        )}
      </PasswordChange>
    </Stack>
  );
}
