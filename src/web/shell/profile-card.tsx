import { isMember } from '#machines/person.ts';
import type { Me } from '../screens/use-me.ts';
import { settings } from '../settings.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { ProgressRing } from '../ui/progress.tsx';
import { Text } from '../ui/text.tsx';

/** Picture or initials, name, organisation; for members the way to the next level, and the pinned award or else the level's badge. */
export function ProfileCard({ me }: { me: Me }) {
  const { fullName, achievement, pinnedAward, profilePicture } = me;
  const percent = isMember(me) ? achievement?.percentProgress : null;
  const badge = isMember(me) ? (pinnedAward ?? achievement) : null;
  const picture = <Avatar name={fullName} picture={profilePicture?.url} size="large" />;
  return (
    <Row gap="3" wrap="no">
      {typeof percent === 'number' ? (
        <ProgressRing label="Progress to the next level" percent={percent}>
          {picture}
        </ProgressRing>
      ) : (
        picture
      )}
      <Stack gap="1">
        <Text strong>{fullName}</Text>
        <Text look="small" tone="muted">
          {me.organization?.name ?? settings.defaultOrganisationLabel}
        </Text>
      </Stack>
      {badge === null ? null : (
        <Avatar
          name={pinnedAward === null ? (achievement?.levelName ?? 'Level') : 'Pinned award'}
          picture={badge.badgeUrl}
          size="small"
          alone
        />
      )}
    </Row>
  );
}
