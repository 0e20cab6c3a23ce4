import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../api/options.ts';
import { useApi } from '../../screens/use-services.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { Bell as BellIcon } from '../../ui/icons.ts';
import { IconLink } from '../../ui/link-button.tsx';
import * as texts from './texts.ts';

/** The way to the notifications, with how many are not actioned (9+ above 9). */
export function Bell() {
  const { data } = useQuery(queryOf(useApi(), 'GET /notifications/mine/count'));
  const count = data?.unactioned ?? 0;
  return (
    <IconLink
      to="/app/notifications"
      label={texts.notifications}
      icon={<BellIcon />}
      mark={
        count > 0 ? <CountBadge count={count} label="new" tone="danger" place="corner" /> : null
      }
    />
  );
}
