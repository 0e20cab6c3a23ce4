import { leadsSomewhere } from '../shell/routing/route-exists.ts';

/** Whether some screen answers an address; nothing links to one that does not exist. */
export const useLeadsSomewhere = (): ((address: string) => boolean) => leadsSomewhere;
