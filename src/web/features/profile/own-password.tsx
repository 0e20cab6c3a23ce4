import { PasswordChange } from '#web/screens/account/password-change.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import * as texts from './texts.ts';

export function OwnPassword() {
  const alert = useAlert();
  return (
    <Card title={texts.password} note={texts.changingItSignsYouOut}>
      <PasswordChange
        label={texts.password}
        current={texts.currentPassword}
        onDone={() => alert('success', texts.yourPasswordWasChanged)}
      >
        {(busy) => (
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {texts.changePassword}
            </Button>
          </Row>
        )}
      </PasswordChange>
    </Card>
  );
}
