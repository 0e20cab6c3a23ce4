import type { Notice } from './context.ts';

/** The words of the meeting room (domain reference, 6.10). */
export const meetingSentences = {
  opens: (time: string): string => `The room opens at ${time}.`,
  blocked: 'Allow camera and microphone, or join without.',
  reconnecting: 'Connection lost. Reconnecting…',
  lacking: {
    camera: 'This camera can’t be used. Choose another one under Devices.',
    microphone: 'This microphone can’t be used. Choose another one under Devices.',
  },
} as const;

const notices: Readonly<Record<Notice, string>> = {
  cancelled: 'This session was cancelled.',
  over: 'This session is over.',
  noAccess: 'You don’t have access to this session.',
  full: 'This room is full.',
  unreachable: 'We can’t reach the server. Try again.',
  lost: 'The connection could not be restored. Try again.',
  elsewhere: 'You joined this session in another window or on another device.',
};

/** What somebody is told who is not, or no longer, in the room. */
export const noticeSentence = (notice: Notice): string => notices[notice];
