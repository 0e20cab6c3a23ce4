import type { DataOf } from '#web/api/call.ts';
import { OwnExport } from './own-export.tsx';
import { OwnMessages } from './own-messages.tsx';
import { OwnNotifications } from './own-notifications.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';
import { Part } from './part.tsx';

interface OwnSettingsProps {
  profile: DataOf<'GET /profile'>;
  hasMessages: boolean;
}

/** What reaches somebody and how they come in, below what others see of them. */
export function OwnSettings({ profile, hasMessages }: OwnSettingsProps) {
  return (
    <>
      <Part id="notifications">
        <OwnNotifications />
      </Part>
      {hasMessages ? (
        <Part id="messages">
          <OwnMessages />
        </Part>
      ) : null}
      {profile.loginMethod === 'password' ? (
        <Part id="password">
          <OwnPassword />
        </Part>
      ) : null}
      <Part id="sign-ins">
        <OwnSignIns />
      </Part>
      <Part id="data">
        <OwnExport />
      </Part>
    </>
  );
}
