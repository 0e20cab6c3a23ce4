import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { bookingGroupModel } from '../booking-group.ts';
import type { BrowserModel } from './model.ts';

const ofTheProduct = ['COMPLETE', 'REOPEN'];

/** Staff and the leader of a team book several sessions and call them off; what becomes of the last one becomes of the group. */
export const bookingGroupPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...bookingGroupModel,
      cases: (group, now) =>
        bookingGroupModel.cases(group, now).filter(({ event }) => {
          if (ofTheProduct.includes(event.type))
            return event.by.role === 'System' && group.can(event);
          // Whoever books again books another group, and what nobody has booked has no page.
          return (event.type === 'CREATE') === (group.value === 'new');
        }),
    }),
  ),
  refuses: true,
  beyond: {
    isSystem:
      'What its sessions make of a group has no button; that nobody can say it is tried through the API.',
  },
};
