import {
  mostRecordingBytes,
  recordingEndings,
  recordingTypes,
  transcriptEndings,
  transcriptTypes,
} from '../kai-conversations/file-types.ts';
import { sentences as conversationSentences } from '../kai-conversations/vocabulary.ts';
import { mostAttachmentBytes } from '../messages/limits.ts';
import { mostResourceBytes, resourceFileTypes } from '../resources/file-types.ts';
import { mostSupportFileBytes } from '../support/vocabulary.ts';

/** What may be sent for one purpose. */
export interface FilePurpose {
  /** Bytes that one file may have. */
  readonly most: number;
  /** What it may be, by its content. */
  readonly accepts: readonly string[];
  /** What is offered where a file is chosen, by the ends of names; `accepts` when left out. */
  readonly endings?: readonly string[];
  /** What is said of a file that is something else; the usual sentence when left out. */
  readonly wrongType?: string;
  /** What is said of a file that has more bytes; the usual sentence when left out. */
  readonly tooLarge?: (bytes: number, most: number) => string;
  /** The rule of the product that may say less. */
  readonly rule?: 'resourceMax' | 'recordingMax';
}

/** What files are sent for, each in as many parts as the connection makes of it: one row for each purpose. */
export const filePurposes = {
  message: { most: mostAttachmentBytes, accepts: resourceFileTypes },
  support: { most: mostSupportFileBytes, accepts: resourceFileTypes },
  resource: { most: mostResourceBytes, rule: 'resourceMax', accepts: resourceFileTypes },
  'kai-conversation': {
    most: mostRecordingBytes,
    rule: 'recordingMax',
    accepts: [...transcriptTypes, ...recordingTypes],
    endings: [...transcriptEndings, ...recordingEndings],
    wrongType: conversationSentences.fileType,
    tooLarge: conversationSentences.tooLarge,
  },
} as const satisfies Readonly<Record<string, FilePurpose>>;

export type PurposeName = keyof typeof filePurposes;

export const purposeNames = Object.keys(filePurposes) as [PurposeName, ...PurposeName[]];

/** What may be sent for a purpose, with what is said of anything else. */
export const purposeOf = (name: PurposeName): FilePurpose => filePurposes[name];

/** Bytes that go out at a time: what a connection that breaks off may lose. */
export const partBytes = 8 * 1024 * 1024;

/** Files that somebody may have begun to send and not finished. */
export const mostUnfinished = 20;
