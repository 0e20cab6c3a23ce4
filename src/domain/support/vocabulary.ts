import { DAY } from '../time/calendar.ts';

/** What a request for support is about (domain reference, 11.7). */
export const supportCategories = [
  'booking',
  'credits',
  'technical',
  'account',
  'privacy',
  'wellbeing',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const supportCategoryNames: Readonly<Record<SupportCategory, string>> = {
  booking: 'Booking',
  credits: 'Credits',
  technical: 'Technical problem',
  account: 'Account',
  privacy: 'Privacy',
  wellbeing: 'Wellbeing concern',
};

/** Milliseconds in which a resolved request can be reopened; then it is closed. */
export const reopenable = 14 * DAY;

/** Characters of the reason for which staff open what a request is about. */
export const longestLookReason = 300;

/** Characters that an answer may have. */
export const answerLimit = 5000;

/** Files that come with a request, or with an answer, and bytes that each of them may have (domain reference, 11.7). */
export const mostSupportFiles = 3;
export const mostSupportFileBytes = 20 * 1024 * 1024;

/** The states that a request can be found in. */
export const supportRequestStatuses = [
  'open',
  'waitingForUser',
  'resolved',
  'closed',
  'merged',
] as const;
export type SupportRequestStatus = (typeof supportRequestStatuses)[number];

export const supportStatusNames: Readonly<Record<SupportRequestStatus, string>> = {
  open: 'Open',
  waitingForUser: 'Waiting for a reply',
  resolved: 'Resolved',
  closed: 'Closed',
  merged: 'Merged',
};
