import type { AttendeeEvent } from '#machines/attendee/context.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { attendeeModel } from '../attendee.ts';
import { noon, people } from '../people.ts';
import type { BrowserModel } from './model.ts';

/** Once the outcome is told, staff put it right. */
const corrections = (now: number) =>
  (['attended', 'missed', 'excused'] as const).map((attendance): Case<AttendeeEvent> => ({
    name: `staff put it right: ${attendance}`,
    kind: 'person',
    event: { type: 'RECORD', attendance, by: people.sam, at: Math.max(now, noon) },
  }));

const invited =
  'Whoever comes after all has accepted an invitation, whose paths meet what stops that.';
const assumed =
  'That nobody told the outcome in time is assumed by the booking, whose paths let that time pass.';

/** What becomes of a place on its own page, on those of an invitation, and on that of the session when it is over. */
export const attendeePages: BrowserModel = {
  territory: explore(
    modelOf({
      ...attendeeModel,
      cases: (place, now) => {
        const tried = attendeeModel.cases(place, now).filter(({ event, refusal }) => {
          if (event.by.role === 'System') return false;
          if (event.type === 'JOIN') return refusal === undefined && place.can(event);
          return event.type === 'WITHDRAW' || refusal !== undefined || place.context.isOn;
        });
        return place.hasTag('recorded')
          ? [
              ...tried.filter(
                ({ event, refusal }) => event.type !== 'RECORD' || refusal !== undefined,
              ),
              ...corrections(now),
            ]
          : tried;
      },
    }),
  ),
  refuses: true,
  beyond: { isSystem: assumed, isTimeFree: invited },
};
