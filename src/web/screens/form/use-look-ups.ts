import { useQuery } from '@tanstack/react-query';
import { isTeamLeaderOf, programmesOf } from '../../actors/look-ups.ts';
import { useMe } from '../account/use-me.ts';
import { useApi } from '../use-services.ts';

/** Whether the signed-in person leads a team, once it is known. Fetched once (specification, 4). */
export const useTeamLeading = () => useQuery(isTeamLeaderOf(useApi(), useMe()));

/** The same; no while it is not known. */
export const useIsTeamLeader = (): boolean => useTeamLeading().data ?? false;

/** The ids of the signed-in person's programmes; none while they are not known. Fetched once (specification, 4). */
export const useProgrammeIds = (): readonly string[] =>
  useQuery(programmesOf(useApi(), useMe())).data ?? [];
