import type { ParserName } from './parsers.ts';

export interface ParserLimits {
  /** Bytes of the content; more is not looked at. */
  readonly bytes: number;
  /** Milliseconds that reading may take, the wait for its turn not counted. */
  readonly milliseconds: number;
  /** Nobody waits for it: it never takes the last place. */
  readonly isBackground: boolean;
  /** What sentences call the content. */
  readonly called: string;
}

const MiB = 1_048_576;
const calendar = { milliseconds: 20_000, isBackground: true, called: 'This calendar' };

/** What each parser may use. Memory is the same for all, because it belongs to the process: {@link memoryOfProcess}. */
export const limits: Readonly<Record<ParserName, ParserLimits>> = {
  feedName: { ...calendar, bytes: 20 * MiB },
  feedBusy: { ...calendar, bytes: 20 * MiB },
  davResources: { ...calendar, bytes: 2 * MiB },
  davBusy: { ...calendar, bytes: 20 * MiB },
  davEvents: { ...calendar, bytes: 20 * MiB },
  userRows: { bytes: 20 * MiB, milliseconds: 20_000, isBackground: true, called: 'This file' },
  // The largest file that anybody may send.
  mediaType: { bytes: 50 * MiB, milliseconds: 10_000, isBackground: false, called: 'This file' },
  documentText: {
    bytes: 50 * MiB,
    milliseconds: 20_000,
    isBackground: true,
    called: 'This file',
  },
  picture: { bytes: 20 * MiB, milliseconds: 20_000, isBackground: false, called: 'This picture' },
  thumbnail: { bytes: 50 * MiB, milliseconds: 20_000, isBackground: true, called: 'This file' },
  activityPackage: {
    bytes: 20 * MiB,
    milliseconds: 20_000,
    isBackground: false,
    called: 'This package',
  },
  transcript: {
    bytes: 5 * MiB,
    milliseconds: 20_000,
    isBackground: false,
    called: 'This transcript',
  },
  analysisRows: { bytes: 5 * MiB, milliseconds: 20_000, isBackground: false, called: 'This file' },
  incomingMail: { bytes: 30 * MiB, milliseconds: 20_000, isBackground: true, called: 'This email' },
  conversationAnalysis: {
    bytes: 0,
    milliseconds: 30_000,
    isBackground: true,
    called: 'This conversation',
  },
};

/** MiB of objects that one parsing process may hold. */
export const memoryOfProcess = 512;
