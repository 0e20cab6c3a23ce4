import { meaningsOf, type SentOf } from '../verbs.ts';
import type { Words } from './context.ts';
import * as learning from './learning.ts';
import * as starting from './starting.ts';
import * as working from './working.ts';

/** What people may send, in order of likelihood. */
export const kaiConversationVerbs = { ...starting.verbs, ...working.verbs, ...learning.verbs };

/** What the product tells a conversation, and how one begins. */
export const kaiConversationReports = { ...starting.reports, ...working.reports };

export type KaiConversationEvent = SentOf<
  typeof kaiConversationVerbs & typeof kaiConversationReports
>;

export const guards = { ...starting.guards, ...working.guards, ...learning.guards };
export const guardSentences: Words = {
  ...starting.sentences,
  ...working.sentences,
  ...learning.sentences,
};
export const stamps = { ...starting.stamps, ...working.stamps, ...learning.stamps };

/** What only the server can tell. */
export const kaiConversationQuestions = {
  isSetUp: { field: 'group', kind: 'payload' },
  isGroupOfProgramme: { field: 'group', kind: 'payload' },
  isInProgramme: { field: 'programmeId', kind: 'payload' },
  isAboutMember: { field: 'about', kind: 'payload' },
  areFilesThere: { field: 'files', kind: 'payload' },
  isOwnCoach: { field: 'coach', kind: 'payload' },
  areSpeakersThere: { field: 'participants', kind: 'payload' },
  isPassageThere: { field: 'passage', kind: 'payload' },
} as const;

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(kaiConversationReports),
  ...meaningsOf(kaiConversationVerbs),
};
