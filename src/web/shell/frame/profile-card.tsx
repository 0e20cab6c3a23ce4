import { isMember } from '#machines/person.ts';
import type { Me } from '../../screens/account/use-me.ts';
import { settings } from '../../settings.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ProgressRing } from '../../ui/progress.tsx';
import { ProfileLink, ProfileStill } from '../../ui/layout/sidebar-parts.tsx';
import { routeExists } from '../routing/pages-for.ts';
import * as texts from './texts.ts';

const profilePage: string = '/app/profile';

/** Picture or initials, name, organisation; for members the way to the next level, and the pinned award or else the level's badge (specification, 2). */
export function ProfileCard({ me }: { me: Me }) {
  const card = {
    name: me.fullName,
    note: me.organization?.name ?? settings.defaultOrganisationLabel,
    picture: <Picture me={me} />,
    award: <Award me={me} />,
  };
  return routeExists(profilePage) ? (
    <ProfileLink to={profilePage} {...card} />
  ) : (
    <ProfileStill {...card} />
  );
}

/** Only members with a number have the ring and the badge. */
const progressOf = (me: Me): number | null =>
  isMember(me) ? (me.achievement?.percentProgress ?? null) : null;

function Picture({ me }: { me: Me }) {
  const percent = progressOf(me);
  const picture = <Avatar name={me.fullName} picture={me.profilePicture?.url} size="large" />;
  if (percent === null) return picture;
  return (
    <ProgressRing label={texts.progressToTheNextLevel} percent={percent}>
      {picture}
    </ProgressRing>
  );
}

function Award({ me }: { me: Me }) {
  const { pinnedAward, achievement } = me;
  if (achievement === null || progressOf(me) === null) return null;
  return pinnedAward === null ? (
    <Avatar name={achievement.levelName} picture={achievement.badgeUrl} size="small" alone />
  ) : (
    <Avatar name={texts.pinnedAward} picture={pinnedAward.badgeUrl} size="small" alone />
  );
}
