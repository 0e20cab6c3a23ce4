/** What a session may be (domain reference, 5.2); lengths in minutes. */
export const sessionLimits = {
  duration: { least: 15, most: 480, step: 5 },
  attendees: { least: 2, most: 100 },
  cost: { least: 0, most: 10 },
  buffer: { least: 0, most: 240 },
} as const;

/** The sentences of the domain reference for what is wrong with a session. */
export const sessionSentences = {
  name: 'Session name is required.',
  duration: 'Duration must be between 15 minutes and 8 hours.',
  steps: 'Duration must be in steps of 5 minutes.',
  seats: 'A group session needs a maximum number of attendees.',
  places: 'Choose at least one place.',
} as const;

/** Whether a session lasts as long as one may. */
export function troubleOfDuration(minutes: number | null): string | null {
  const { least, most, step } = sessionLimits.duration;
  if (minutes === null || minutes < least || minutes > most) return sessionSentences.duration;
  return minutes % step === 0 ? null : sessionSentences.steps;
}
