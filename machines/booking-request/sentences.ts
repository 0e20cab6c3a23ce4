import type { Hold, Notice } from './context.ts';

/** The words for a person whom a guard stops (domain reference, 6.6 and 14). */
export const refusals = {
  sessionChosen: 'Choose a session.',
  funded: 'Choose a credit.',
  coachChosen: 'Choose a coach.',
  timeKept: 'Choose a time.',
  oneTime: 'A session that is booked immediately can have only one time.',
  mostTimes: 'You can ask for at most 3 times.',
  timesDiffer: 'You have already chosen that time.',
  messageFits: 'Message can have at most 1,000 characters.',
  leadsTeam: 'Only a team leader can book for a team.',
  slotOffered: 'That time can no longer be booked. Choose another.',
} as const;

type Say = (moment: number) => string;

const timeGone = 'That time can no longer be booked.';
const creditGone =
  'What you chose to pay with has been used in the meantime. Choose another credit.';

/**
 * The words of a notice (domain reference, 6.4).
 *
 * @param clock says a moment as a time of day in the reader's time zone, such as `09:52`
 * @param moment says a moment with its day, such as `Tue 3 March, 10:00`
 */
export function noticeSentence(
  notice: Notice,
  { clock, moment }: { clock: Say; moment: Say },
): string {
  switch (notice.kind) {
    case 'timeRefused': {
      const why = notice.sentence || timeGone;
      if (notice.next.length === 0) return `${why} Choose another time.`;
      return `${why} Here are the next free times: ${notice.next.map(moment).join(' · ')}`;
    }
    case 'holdExpired':
      return `We kept ${clock(notice.slot)} for you until ${clock(notice.until)}. Choose it again or another time.`;
    case 'creditGone':
      return notice.sentence || creditGone;
    case 'refused':
      return notice.sentence || 'Your request couldn’t be sent. Try again.';
    case 'unreachable':
      return 'We can’t reach the server. Your choices are still here. Try again.';
  }
}

/** What a kept time says (domain reference, 6.4). */
export const holdSentence = (hold: Hold, clock: Say): string =>
  `We are keeping ${clock(hold.slot)} for you until ${clock(hold.until)}.`;
