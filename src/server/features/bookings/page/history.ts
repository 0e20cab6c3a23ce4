import { bookingReports, bookingVerbs } from '#machines/booking/capabilities.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { historiesOf } from '#machines/verbs.ts';
import { describedBy, type HistoryEvent, type HistorySentences } from '#server/records/history.ts';

const sentences: HistorySentences<string> = historiesOf({ ...bookingReports, ...bookingVerbs });

const describe = describedBy(sentences);

const happenings: Readonly<Record<string, string>> = {
  expired: 'The request expired without an answer.',
  'confirmed.open': 'The room opened.',
  'confirmed.inProgress': 'The session started.',
  'confirmed.awaitingOutcome': 'The session ended.',
  completed: 'Nobody recorded an outcome, so the session counts as completed.',
};

/** What happened to a booking, in a sentence. */
export function bookingSentence(past: HistoryEvent): string {
  const { event, state } = past;
  if (event in sentences) return describe(past);
  if (/\.(dayBefore|hourBefore)\./.test(event)) return 'A reminder was sent.';
  if (/\.answerDue\./.test(event)) return 'Nobody answered about the other time.';
  if (/\.(halfOfWindow|lastCall)\./.test(event)) return 'The coach was reminded to answer.';
  return happenings[state] ?? statusLabels[state] ?? state;
}
