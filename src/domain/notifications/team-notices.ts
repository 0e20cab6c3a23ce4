/** The text of `TeamLeaderUpdated` (domain reference, 13). Where a team is left without a leader, it names the former one. */
export const teamLeaderText = (
  leader: string | null,
  former: string | null,
  team: string,
): string =>
  leader === null
    ? `${former ?? 'Nobody'} no longer leads ${team}.`
    : `${leader} now leads ${team}.`;
