/** What work in the background is called to staff: jobs by their kind, timers by what they belong to. */
const jobs: Readonly<Record<string, string>> = {
  mail: 'Sending an email',
  digest: 'Sending the daily email',
  passwordLink: 'Sending a link for choosing a password',
  eraseMail: 'Removing an erased person from emails',
  'calendar-reach': 'Reaching a calendar for the first time',
  'calendar-sync': 'Reading a calendar',
  'calendar-write': 'Writing a session into a calendar',
  'calendar-farewell': 'Leaving a calendar that was disconnected',
  workOnUpload: 'Working on an upload',
  removeFile: 'Removing a file',
  lockAccount: 'Telling a person their account is locked',
  dropDraftFile: 'Removing a file that nobody used',
  readFileText: 'Reading the text of a file',
  dropDraftPackage: 'Removing a package that nobody used',
  reportMail: 'Sending a report by email',
  announceResources: 'Telling people about new resources',
  ownExport: 'Preparing a personal data export',
};

const timers: Readonly<Record<string, string>> = {
  booking: 'A booking’s timer',
  'booking-invite': 'An invitation’s timer',
  'coach-note': 'A note’s reminder',
  'external-calendar': 'A calendar’s timer',
  'calendar-sync': 'A calendar’s regular sync',
  programme: 'A programme’s timer',
  review: 'The end of a review',
  'slot-hold': 'The end of a kept time',
  'credit-lot': 'A credit’s timer',
  'own-export': 'The end of a personal data export',
  'support-request': 'The end of a support request',
  'upload-report': 'An upload’s timer',
  user: 'An account’s timer',
};

export const jobName = (kind: string): string => jobs[kind] ?? kind;
export const timerName = (machine: string): string => timers[machine] ?? machine;
