import { useRouter } from '@tanstack/react-router';
import { leadsSomewhere } from '../shell/route-exists.ts';

/** Whether some screen answers an address; nothing links to one that does not exist. */
export function useLeadsSomewhere(): (address: string) => boolean {
  const router = useRouter();
  return (address) => leadsSomewhere(router, address);
}
