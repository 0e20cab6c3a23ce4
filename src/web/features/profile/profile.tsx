import { createFileRoute } from '@tanstack/react-router';
import { isMember } from '#machines/person.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/use-me.ts';
import { Stack } from '#web/ui/layout.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OwnAwards } from './own-awards.tsx';
import { OwnData } from './own-data.tsx';
import { OwnExport } from './own-export.tsx';
import { OwnNotifications } from './own-notifications.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnPicture } from './own-picture.tsx';
import { OwnSignIns } from './own-sign-ins.tsx';

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Profile', checks: ['authenticated'] },
  component: Profile,
});

function Profile() {
  const me = useMe();
  const query = useApiQuery('GET /profile');
  return (
    <Stack gap="6" measure="form">
      <PageHeading title="Profile" lead="What others see of you, and how you sign in." />
      <Loaded query={query}>
        {(profile) => (
          <>
            <OwnPicture profile={profile} />
            <OwnData profile={profile} />
            {isMember(me) ? <OwnAwards me={me} /> : null}
            <OwnNotifications />
            {profile.loginMethod === 'password' ? <OwnPassword /> : null}
            <OwnSignIns />
            <OwnExport />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
