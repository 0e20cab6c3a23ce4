import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { bookingInviteModel } from '../booking-invite.ts';
import type { BrowserModel } from './model.ts';

const ofTheProduct = ['CLOSE', 'LEAVE', 'MOVE_UP'];

const ofProduct =
  'What the product says of an invitation nobody else has a button for; that nobody can is tried through the API.';

const byRequester =
  'The requester invites here; that the coach of a session for several may is walked through the API.';

/** Whoever is of the session invites, the other answers, and what else becomes of both: the one leaves, the session is cancelled. */
export const bookingInvitePages: BrowserModel = {
  territory: explore(
    modelOf({
      ...bookingInviteModel,
      cases: (invite, now) =>
        bookingInviteModel.cases(invite, now).filter(({ event, refusal }) => {
          const { type, by, facts } = event;
          if (ofTheProduct.includes(type))
            return by.role === 'System' && facts === undefined && invite.can(event);
          // Whoever invites again sends another one, and what nobody has sent has no page.
          if (type !== 'ENLIST' && (type === 'INVITE') !== (invite.value === 'new')) return false;
          return refusal !== undefined || invite.can(event);
        }),
    }),
  ),
  refuses: true,
  beyond: { isSystem: ofProduct, isSeatFree: ofProduct, isCoachOfSeveral: byRequester },
};
