import type { NoticeVariant, ProgrammeAudience } from '#domain/notifications/notice.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** The order to notify people of a programme. */
export interface ProgrammeNotice {
  readonly type: NotificationType;
  readonly to: readonly ProgrammeAudience[];
  readonly variant?: NoticeVariant;
}

type Type = 'ProgrammeCreated' | 'ProgrammeNearComplete' | 'ProgrammeComplete';

const notify = <const T extends Type>(type: T, ...to: readonly ProgrammeAudience[]) =>
  ({ type: 'notify', params: { type, to } }) as const;
const notifyOfWhole = <const T extends Type>(type: T, ...to: readonly ProgrammeAudience[]) =>
  ({ type: 'notify', params: { type, variant: 'whole', to } }) as const;

export const startNotices = [
  notify('ProgrammeCreated', 'members'),
  notifyOfWhole('ProgrammeCreated', 'organizationAdmins'),
] as const;
export const welcome = notify('ProgrammeCreated', 'newMembers');
export const nearEndNotices = [
  notify('ProgrammeNearComplete', 'membersWithCredits'),
  notifyOfWhole('ProgrammeNearComplete', 'organizationAdmins', 'staff'),
] as const;
export const endNotices = [
  notify('ProgrammeComplete', 'members'),
  notifyOfWhole('ProgrammeComplete', 'programmeCoaches', 'organizationAdmins', 'staff'),
] as const;

/** It lasts longer, or is over: nobody needs to act on what was said of its end. */
export const settleNearEnd = {
  type: 'settleNotices',
  params: { types: ['ProgrammeNearComplete'] },
} as const;
