import { createFileRoute } from '@tanstack/react-router';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/use-me.ts';
import { Stack } from '#web/ui/layout.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { OwnData } from './own-data.tsx';
import { OwnLevel } from './own-level.tsx';
import { OwnPassword } from './own-password.tsx';

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
            <OwnData profile={profile} />
            <OwnLevel me={me} />
            {profile.loginMethod === 'password' ? <OwnPassword /> : null}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
