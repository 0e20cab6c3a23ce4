/** What stands above a list of which rows are chosen. */
export const chosenWords = {
  /** "3 teams" */
  title: (count: string) => `${count} chosen`,
  nothing: 'No action is available for all of them.',
  all: (count: number) => `Choose all ${count} on this page`,
  none: 'Choose none',
  question: (act: string, count: string) => `${act}: ${count}?`,
  eachByItself:
    'Each one is handled separately. Any that can’t be changed stay selected, with the reason.',
  reason: 'Reason',
  keep: 'Back',
  done: (act: string, count: string) => `${act}: done for ${count}.`,
  refused: (count: string) => `Not done for ${count}, which stay chosen.`,
} as const;
