import { isMember } from '#machines/person.ts';
import type { Me } from '#web/screens/use-me.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Stack } from '#web/ui/layout.tsx';

/** The level of a member and the way to the next one. */
export function OwnLevel({ me }: { me: Me }) {
  const { achievement } = me;
  if (!isMember(me) || achievement === null) return null;
  const { levelName, badgeUrl, percentProgress } = achievement;
  return (
    <Card title="Your level">
      <Stack gap="4">
        <Person name={levelName} picture={badgeUrl} />
        {percentProgress === null ? null : (
          <ProgressBar label="Progress to the next level" percent={percentProgress} />
        )}
      </Stack>
    </Card>
  );
}
