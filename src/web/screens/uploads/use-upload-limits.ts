import { purposeOf, type PurposeName } from '#domain/files/purposes.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

type Limits = DataOf<'GET /policy/upload-limits'>;

/** How large what is sent may be: until the rules have come, what a release takes. The server has the last word. */
export const useUploadLimits = (): Limits =>
  useApiQuery('GET /policy/upload-limits').data ?? defaultPolicy;

/** Bytes that a file may have which is sent for a purpose. */
export function useMostFor(purpose: PurposeName): number {
  const limits = useUploadLimits();
  const { most, rule } = purposeOf(purpose);
  return rule ? Math.min(most, limits[rule]) : most;
}
