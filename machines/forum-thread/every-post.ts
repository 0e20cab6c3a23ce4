import { forumLimits, forumTimes } from '#domain/forum/vocabulary.ts';
import { always } from '../meanings.ts';

const where = 'src/domain/forum/vocabulary.ts, forumTimes';

/** What is the same of threads and comments. */
export const meaningsOfEveryPost = {
  people: {
    isAuthor: 'its author',
    isReader: 'everyone but its author',
    isDecider: 'the staff member who decided',
  },
  guards: {
    isNotMuted: 'Staff have not muted them in the forum.',
    hasAcceptedRules: 'They have accepted the forum rules as they stand now.',
    isWithinLimit: `They have posted fewer than ${forumLimits.postsAnHour} times within the hour.`,
    needsNoApproval:
      'They are staff, or so many of their posts were published that the next need no approval.',
    isReported: 'Someone has reported it.',
    wasPublished: 'It was published before it was rejected.',
    isRecent: 'It was published at most {editable} ago.',
  },
  effects: {
    stampPublication: 'It is kept when it was published.',
    stampDecision: 'It is kept who decided.',
    takeReason: 'It is kept why it was rejected.',
    clearDecision: 'What was decided no longer counts.',
    stampReport: 'It stands among what was reported.',
    clearReports: 'It no longer stands among what was reported.',
    forgetPublication: 'It counts as not published.',
    recount: 'The comments of the thread are counted again.',
    keepReport: 'The report is kept for staff.',
    dropReports: 'Its reports are removed.',
    countPoints: 'It counts for its author, once.',
    withdrawPoints: 'It no longer counts for its author.',
  },
  timers: {
    undoWindow: {
      meaning: 'Nobody has taken the decision back; its author is notified.',
      when: '{undoWindow} after the decision',
    },
  },
  amounts: {
    undoWindow: always(forumTimes.undo, where),
    editable: always(forumTimes.editable, where),
  },
} as const;
