import { journeyStatuses, journeyWords } from '#domain/organizations/journey.ts';
import type { TeamSummary } from './team-records.ts';

/** "2 started, 1 stalled": how many people of a team have come how far. */
export const progressWords = (progress: TeamSummary['progress']): string =>
  journeyStatuses
    .filter((status) => (progress?.[status] ?? 0) > 0)
    .map((status) => `${progress?.[status]} ${journeyWords[status].toLowerCase()}`)
    .join(', ') || '–';
