import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '../../api/call.ts';
import { queryOf } from '../../api/options.ts';
import { useApi } from '../use-services.ts';

/** The signed-in person (specification, 3). */
export type Me = DataOf<'GET /auth/whoami'>;

/** Only below the signed-in layout, which is not shown before the person is known. */
export function useMe(): Me {
  const { data } = useQuery({ ...queryOf(useApi(), 'GET /auth/whoami'), staleTime: Infinity });
  if (data === undefined) throw new Error('Nobody is signed in.');
  return data;
}
