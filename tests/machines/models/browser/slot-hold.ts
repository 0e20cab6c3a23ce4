import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { slotHoldModel } from '../slot-hold.ts';
import type { BrowserModel } from './model.ts';

/** What the pages offer, by where the hold is. */
const possible: Readonly<Record<string, readonly string[]>> = {
  new: ['the member picks the time at once', 'the member picks a taken time at once'],
  held: ['the member sends the request at once', 'the member gives up at once'],
  released: ['the member sends the request too late'],
};

/** A time that is kept while its member makes a booking on the pages. */
export const slotHoldPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...slotHoldModel,
      cases: (hold, now) =>
        slotHoldModel.cases(hold, now).filter(({ name }) => possible[hold.value]?.includes(name)),
    }),
  ),
  unshown: {
    'slot-hold.held|CONVERT|0':
      'A time that was kept becomes the booking, and the page is told of that.',
    'slot-hold.held|xstate.after.expiry.slot-hold.held|0':
      'When its time is over the page says so by its own clock, whose chart is booking-request.',
  },
  refuses: true,
  beyond: {
    isHolder: 'The pages show a kept time to nobody but its holder.',
    isBeforeExpiry:
      'When its time is over a hold is gone from the page, and nothing can be sent for it.',
  },
};
