import { counted } from '#web/ui/numbers.ts';

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Speaks English and Portuguese"; null for a coach who has named no language. */
export const speaks = (languages: readonly string[]): string | null =>
  languages.length === 0 ? null : `Speaks ${listed.format(languages)}`;

/** "Worked with you 3 times"; null for somebody new. */
export function workedTogether(sessions: number, whom: string): string | null {
  if (sessions === 0) return null;
  const often = sessions === 1 ? 'once' : sessions === 2 ? 'twice' : counted(sessions, 'time');
  return `Worked with ${whom} ${often}`;
}

/** "Next free: Today, 14:00 · Tomorrow, 09:00" */
export const nextFreeWords = (moments: readonly string[]): string =>
  moments.length === 0 ? 'No free time at the moment.' : `Next free: ${moments.join(' · ')}`;

export const soonest = {
  title: 'Soonest with any coach',
  lead: 'Take one of these times, or choose your coach below.',
  choice: (moment: string, coach: string): string => `${moment} with ${coach}`,
} as const;
