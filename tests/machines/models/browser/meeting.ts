import type { SnapshotFrom } from 'xstate';
import type { meetingMachine } from '#machines/meeting/machine.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { meetingModel } from '../meeting.ts';
import type { BrowserModel } from './model.ts';

type Meeting = SnapshotFrom<typeof meetingMachine>;

const isInside = (meeting: Meeting): boolean => meeting.matches('inside');
const isLost = (meeting: Meeting): boolean => meeting.matches({ inside: 'reconnecting' });

/** At the check, and in the room where it is said that they brought none. */
function canChoose(meeting: Meeting): boolean {
  return meeting.matches({ deviceCheck: 'ready' }) || (isInside(meeting) && !isLost(meeting));
}

/** Where the page has a button for it, or the room can tell of it. */
const isPossible: Readonly<Record<string, (meeting: Meeting) => boolean>> = {
  'staff say why': (meeting) => meeting.matches('explaining'),
  'staff say nothing': (meeting) => meeting.matches('explaining'),
  'the person chooses another camera': canChoose,
  'the person chooses another microphone': canChoose,
  'the person chooses another speaker': (meeting) => isInside(meeting) && !isLost(meeting),
  'the person joins': (meeting) => meeting.matches({ deviceCheck: 'ready' }),
  'the person joins without devices': (meeting) => meeting.matches('deviceCheck'),
  'the person leaves': (meeting) => meeting.matches('waiting') || isInside(meeting),
  'the person comes back': (meeting) => meeting.matches('left'),
  'the person tries again': (meeting) =>
    meeting.matches('failed') || meeting.matches({ deviceCheck: 'notAllowed' }),
  'the person loses the network': (meeting) => isInside(meeting) && !isLost(meeting),
  'the connection is back': isLost,
  'the session is cancelled': (meeting) => isInside(meeting) && !isLost(meeting),
  'the time is over': (meeting) => isInside(meeting) && !isLost(meeting),
  'the person is at another window': (meeting) => isInside(meeting) && !isLost(meeting),
};

/** The meeting room, as its page leads people through it. */
export const meetingPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...meetingModel,
      cases: (meeting, now) =>
        meetingModel.cases(meeting, now).filter(({ name }) => isPossible[name]?.(meeting) ?? false),
    }),
  ),
  refuses: true,
  beyond: {},
};
