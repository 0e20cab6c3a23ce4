import type { UserContext } from '#machines/user/context.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { userModel } from '../user.ts';
import type { BrowserModel } from './model.ts';

const input = 'nobody has created the member';

const done = [
  'staff edit it',
  'the person edits their own profile',
  'staff make a coach of the member',
  'the person comes in',
  'staff send the invitation again',
  'the account is locked',
  'staff unlock it',
  'staff send a reset link',
  'staff set a password',
  'the person chooses a password',
  'staff delete it',
  'staff restore it',
  'a super admin obfuscates it',
  'it was deleted long enough',
];
const byStaff = (name: string): boolean => /^(?:staff|a super admin) /.test(name);

const noEvent =
  'Whoever asks for a link is answered alike, so that the chart of an account hears nothing of it.';
const stopped =
  'What stops an event is tried through the API; staff and the person walk the pages.';
const because = (reason: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, reason]));

const asked = [
  'isSuperAdmin',
  'isSystem',
  'hasPower',
  'isRoleInPower',
  'keepsOwnRole',
  'isOwnProfile',
  'hasOrganization',
  'hasNoOrganization',
  'isOrganizationActive',
  'isEmailFree',
  'isTimeZoneKnown',
  'keepsRole',
  'leavesSuperAdmin',
  'mayLeaveCoaching',
  'signsInWithPassword',
  'isNotSelf',
  'isNotLastSuperAdmin',
  'hasNoCoaching',
  'hasNoCredits',
  'hasNoOpenBookings',
  'namesEmail',
];

/** The account of a member on the pages of staff and of the person. */
export const userPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...userModel,
      inputs: { [input]: userModel.inputs[input] as UserContext },
      cases: (account, now) =>
        userModel.cases(account, now).filter(({ name, event }) => {
          if (account.value === 'new') return name === 'staff create it';
          // What is a coach already can't be made one.
          if (name === 'staff make a coach of the member') return account.context.role === 'Member';
          return done.includes(name) && (byStaff(name) || account.can(event));
        }),
    }),
  ),
  refuses: true,
  beyond: {
    ...because(noEvent, 'user.active|SEND_RESET_LINK|0'),
    ...because(stopped, ...asked),
  },
};
