import { PasswordChange } from '#web/screens/account/password-change.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row } from '#web/ui/layout/layout.tsx';

export function OwnPassword() {
  const alert = useAlert();
  return (
    <Card title="Password" note="Changing it signs you out on your other devices.">
      <PasswordChange
        label="Password"
        current="Current password"
        onDone={() =>
          alert('success', 'Your password was changed. Your other devices are signed out.')
        }
      >
        {(busy) => (
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              Change password
            </Button>
          </Row>
        )}
      </PasswordChange>
    </Card>
  );
}
