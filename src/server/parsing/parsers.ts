import { feedBusy, feedName } from './calendar/feed.ts';
import { conversationAnalysis } from './conversation/analysed.ts';
import { transcript } from './conversation/transcript.ts';
import { documentText } from './document/document-text.ts';
import { incomingMail } from './mail/incoming-mail.ts';
import { activityPackage } from './package/activity-package.ts';
import { mediaType } from './picture/media-type.ts';
import { picture } from './picture/picture.ts';
import { thumbnail } from './picture/thumbnail.ts';
import { analysisRows } from './table/analysis-rows.ts';
import { userRows } from './table/user-rows.ts';
import { davBusy, davEvents, davResources } from './webdav/resources.ts';

/**
 * Everything that reads content from outside, by name. Each takes one value and resolves to one; both cross to another process, so they are data and
 * nothing else, and what comes back is small and flat.
 */
export const parsers = {
  feedName,
  feedBusy,
  davResources,
  davBusy,
  davEvents,
  userRows,
  mediaType,
  picture,
  thumbnail,
  documentText,
  activityPackage,
  transcript,
  analysisRows,
  conversationAnalysis,
  incomingMail,
};

export type Parsers = typeof parsers;
export type ParserName = keyof Parsers;
export type ParserInput<Name extends ParserName> = Parameters<Parsers[Name]>[0];
export type ParserOutput<Name extends ParserName> = Awaited<ReturnType<Parsers[Name]>>;
