import { useSelector } from '@xstate/react';
import type { AuthSnapshot } from '#machines/app/refs.ts';
import { useServices } from '../use-services.ts';

/** Something about the session; the component is drawn again when it changes. */
export const useSession = <T>(select: (session: AuthSnapshot) => T): T =>
  useSelector(useServices().auth, select);
