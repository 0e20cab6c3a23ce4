/** What stands above a list of which rows are chosen. */
export const chosenWords = {
  /** "3 teams" */
  title: (count: string) => `${count} chosen`,
  nothing: 'There is nothing that all of them allow.',
  all: (count: number) => `Choose all ${count} on this page`,
  none: 'Choose none',
  question: (act: string, count: string) => `${act}: ${count}?`,
  eachByItself:
    'Each is looked at by itself. What is refused stays as it is and stays chosen, with the reason.',
  reason: 'Reason',
  keep: 'Back',
  done: (act: string, count: string) => `${act}: done for ${count}.`,
  refused: (count: string) => `Not done for ${count}, which stay chosen.`,
} as const;
