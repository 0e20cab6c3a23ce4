import { DAY, MINUTE } from '#domain/time/calendar.ts';

/** Characters of one message (domain reference, 11.2). */
export const longestMessage = 5000;

/** Files of one message, and bytes that each of them may have. */
export const mostAttachments = 5;
export const mostAttachmentBytes = 20 * 1024 * 1024;

/** Milliseconds in which whoever wrote a message may change it. */
export const editWindow = 15 * MINUTE;

/** Milliseconds for which the text of a deleted message is kept, for staff who look into a complaint. */
export const deletedKeptFor = 30 * DAY;

/** So far ahead a message may be set to be sent. */
export const furthestSending = 90 * DAY;

/** After a session people may write to each other for this long, whatever else joins them. */
export const afterSession = 90 * DAY;

/** A message that nobody has read for this long is announced. */
export const noticeAfter = MINUTE;

/** A message that nobody has read for this long is announced by email too. */
export const mailAfter = 10 * MINUTE;

/** So many of the latest unread messages a mail holds, and so many characters of each, for whoever has chosen it. */
export const mostQuoted = 5;
export const longestQuote = 500;

/** While somebody types, a sign of it is sent at most this often, and shown this long after the last one. */
export const typingEvery = 3_000;
export const typingShownFor = 6_000;

/** A page with an open conversation looks this often whether the contact is online, and takes them for gone when it has not heard of them this long. */
export const lookEvery = 20_000;
export const onlineShownFor = 50_000;
