import { journeyStatuses, type JourneyStatus, type Progress } from '../organizations/journey.ts';

/** Admins of an organisation are led to no list of fewer of its people: the status of so few would be told by name. */
export const fewestNamed = 5;

interface Named {
  readonly members: boolean;
  readonly journeys: JourneyStatus[];
}

/** Of which members a reader is led to a list, all together and by how far they have come; `least` are so many as a list has to name. */
export function namedOf(progress: Progress | null, least: number): Named {
  if (progress === null) return { members: false, journeys: [] };
  const all = journeyStatuses.reduce((sum, status) => sum + progress[status], 0);
  return {
    members: all >= least,
    journeys: journeyStatuses.filter((status) => progress[status] >= least),
  };
}
