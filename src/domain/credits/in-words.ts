/** "The credit is", "The 2 credits are"; "Your credit will be": so many credits as the subject of a sentence. */
export const creditsAs = (
  whose: string,
  count: number,
  verbs: readonly [one: string, many: string] = ['is', 'are'],
): string =>
  count === 1 ? `${whose} credit ${verbs[0]}` : `${whose} ${count} credits ${verbs[1]}`;
